"""Wreckage: two to four cars on an open arena, steering cards planned in secret, and five gas cans."""
