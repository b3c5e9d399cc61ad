"""Every sentence a person reads, in five languages."""
