"""The texts of a report in one language: sentences, names of things, numbers."""

from carambolage.engine.words.texts import Texts

THIN_SPACE = "\u202f"
_COMMA = {"fr"}


class ReportTexts(Texts):
    """Texts with names of components, events and options, and numbers as the language writes them."""

    def kind(self, kind: str) -> str:
        """The name of a kind of component."""
        return self.named(f"balance-kind-{kind}", _spelled(kind))

    def warning(self, kind: str) -> str:
        """What must not be read into the numbers of a kind; for most kinds nothing."""
        return self.named(f"balance-kind-{kind}.warning", "")

    def thing(self, kind: str, name: str) -> str:
        """The name of a component, or of a seat."""
        return self("lab-seat", number=name) if kind == "seat" else self.named(f"{kind}-{name}", _spelled(name))

    def event(self, event: str) -> str:
        """The name of a kind of event."""
        return self.named(f"balance-event-{event}", _spelled(event))

    def option(self, option: str) -> str:
        """The name of an option."""
        return self.named(f"option-{option}", _spelled(option))

    def value(self, option: str, value: str) -> str:
        """The name of an option's value."""
        return self.named(f"option-{option}-{value}", value)

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as it is written in the language."""
        text = f"{value:{'+' if sign else ''},.{digits}f}".replace("-", "\u2212")
        return text.translate({ord(","): THIN_SPACE, ord("."): ","}) if self.lang in _COMMA else text

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of a whole."""
        return self("lab-percent", number=self.number(100 * share, digits))


def _spelled(name: str) -> str:
    return name.replace("_", " ").capitalize()
