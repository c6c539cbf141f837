"""Instructions in external text: vocabularies and rules as data, and the search for them."""
