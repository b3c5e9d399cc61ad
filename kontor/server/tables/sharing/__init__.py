"""Tables that several servers share: catching up with the others, and doing what they announce."""
