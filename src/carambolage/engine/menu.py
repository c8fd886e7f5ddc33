"""What whoever sets a game up chooses from: presets, boxes of components, variants; all other options are rulings."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from carambolage.engine.options import Option, OptionError, settled

Presets = Mapping[str, Mapping[str, str]]
AS_PRINTED: Presets = {"as_printed": {}}


@dataclass(frozen=True)
class Box:
    """A box of components: its options, each with its values without the box and with it (`box-NAME` is its title)."""

    name: str
    options: Mapping[str, tuple[str, str]]

    @classmethod
    def of_switches(cls, name: str, *options: str) -> "Box":
        """A box whose options are all switches."""
        return cls(name, dict.fromkeys(options, ("false", "true")))


@dataclass(frozen=True, eq=False)
class Menu:
    """Presets by name, the one for newcomers first; boxes; and the options that make another game of it.

    A preset is the options that it sets, all others stay at their defaults; `preset-NAME` is its title, with a `.text`.
    """

    presets: Presets = field(default_factory=lambda: AS_PRINTED)
    boxes: tuple[Box, ...] = ()
    variants: tuple[str, ...] = ()

    def check(self, options: Iterable[Option]) -> None:
        """Refuse presets, boxes and variants that speak of options or values that are not there."""
        known = tuple(options)
        for preset in self.presets.values():
            settled(known, preset)
        for box in self.boxes:
            for column in (0, 1):
                settled(known, {name: values[column] for name, values in box.options.items()})
        defaults = {option.name: option.default for option in known}
        settled(known, {name: defaults.get(name, "") for name in self.variants})

    def preset(self, name: str) -> Mapping[str, str]:
        """The options of a preset by its name."""
        if name not in self.presets:
            raise OptionError(f"there is no preset {name!r}; there are {', '.join(self.presets)}")
        return self.presets[name]
