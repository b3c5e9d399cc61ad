"""What each kind of entry changes in a session. Only `transition.apply` calls it."""
