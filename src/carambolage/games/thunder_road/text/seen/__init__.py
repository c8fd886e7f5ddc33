"""What a seat sees of Thunder Road, as structs."""
