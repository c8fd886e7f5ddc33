"""Reports of studies, for people."""

from carambolage.lab.report.page import report, sweep_page

__all__ = ["report", "sweep_page"]
