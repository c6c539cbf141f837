"""The one door to the network, for whichever library a vendor package uses."""
