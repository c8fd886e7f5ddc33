"""Kinds of shots: in step 4, by a chopper, granted by a card outside step 4 (TR-CRD-52), in answer to a shot."""

STEP_FOUR, CHOPPER, EXTRA, RETURN = range(4)
KINDS = 4
