"""The fire step: weapons, rulers, lines of sight."""
