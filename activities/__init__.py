"""Effects: each activity does one thing to the outside world, thinly, around pure rules."""
