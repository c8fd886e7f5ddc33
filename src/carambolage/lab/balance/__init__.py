"""Studies of the balance: many games over what may vary, and what seats and components won of them."""

from carambolage.lab.balance.findings import Findings, Share
from carambolage.lab.balance.plan import Plan
from carambolage.lab.balance.playing import prepare_study, studied
from carambolage.lab.balance.rows import Rows, games_columns
from carambolage.lab.balance.study import FILES, Study, about, read_study, write_study

__all__ = [
    "FILES",
    "Findings",
    "Plan",
    "Rows",
    "Share",
    "Study",
    "about",
    "games_columns",
    "prepare_study",
    "read_study",
    "studied",
    "write_study",
]
