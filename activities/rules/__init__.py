"""Pure judgement: functions of schemas, with no Temporal, no I/O and no clock in them."""
