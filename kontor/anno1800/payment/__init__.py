"""Payment: the means of a seat, whether a cost is payable, the ways to pay it, and shortages."""
