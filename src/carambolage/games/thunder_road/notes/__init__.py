"""The parts of the notation: spellings of values, fields of records, the road, what waits."""
