"""The state of a table, worked out from its record and its log; nothing here waits, sends or stores."""
