"""Reports of studies, for people."""

from carambolage.lab.report.page import report

__all__ = ["report"]
