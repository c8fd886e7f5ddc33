"""Studies of the balance: many games over what may vary, and what seats and components won of them."""

from carambolage.lab.balance.comparison import Comparison, compared
from carambolage.lab.balance.findings import Findings, Share
from carambolage.lab.balance.plan import Plan
from carambolage.lab.balance.playing import Studied, prepare_study
from carambolage.lab.balance.study import (
    Study,
    add_shard,
    clear_rows,
    drop_uncounted,
    merge,
    new_study,
    read_study,
)
from carambolage.lab.balance.sweep import knob, write_variants

__all__ = [
    "Comparison",
    "Findings",
    "Plan",
    "Share",
    "Studied",
    "Study",
    "add_shard",
    "clear_rows",
    "compared",
    "drop_uncounted",
    "knob",
    "merge",
    "new_study",
    "prepare_study",
    "read_study",
    "write_variants",
]
