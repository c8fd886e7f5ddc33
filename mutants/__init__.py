"""Mutation testing driven by rule IDs: change one rule, run the tests whose marks name its IDs, see whether they fail.

`make mutants ARGS="--game thunder_road --count 100 --seed 3"` tries a random sample; CONTRIBUTING.md tells how to read
what survives. Nothing on disk is changed: every mutant lives in a forked process of its own.
"""
