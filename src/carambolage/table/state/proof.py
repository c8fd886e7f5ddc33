"""Proofs of fair dice: the promised secret and the log of a finished game, replayed to check every roll."""

from pathlib import Path

import msgspec

from carambolage.engine.errors import CarambolageError
from carambolage.engine.game import Game
from carambolage.engine.match.match import Match
from carambolage.engine.packs.folder import Pack
from carambolage.engine.rules.dice import noted_draws
from carambolage.engine.words.words import words_of
from carambolage.table.protocol.bodies import Proof, ProofEntry, Verdict
from carambolage.table.protocol.sights import Mixing
from carambolage.table.refusal import Reason
from carambolage.table.state.fair_dice import Chance, promise_of
from carambolage.table.state.table import Table
from carambolage.table.store import entry as log
from carambolage.table.texts import sentence

FORMAT = 2
LARGEST_FILE = 4_000_000


def proof_of(table: Table) -> Proof:
    """Everything needed to check a finished game; it is played again, to note what every random number was for."""
    record = table.record
    proof = Proof(
        carambolage_table=FORMAT,
        table=record.table,
        game=record.game,
        rules=record.rules,
        pack=record.pack,
        players=record.players,
        options=record.options,
        commitment=table.chance.commitment,
        secret=record.secret,
        salt=record.salt,
        log=[line for line in map(_line, table.log) if line is not None],
        digest=table.match.digest(),
        pack_name=record.pack_name,
        chosen=record.chosen,
        mixing=table.mixing,
    )
    with noted_draws() as draws:
        _replayed(proof, table.match.game, table.match.pack, draws)
    return proof


def verdict(proof: Proof, game: Game, pack: Pack | None, lang: str = "en") -> Verdict:
    """Play a game again from its secret, with its pack (none: it is not here); each sentence says what was found."""
    if proof.carambolage_table != FORMAT:
        return Verdict(False, [sentence("proof-other-format", lang)])
    if proof.pack_name is not None and (pack is None or pack.hash != proof.pack):
        return Verdict(False, [sentence("proof-other-pack", lang, pack=proof.pack_name)])
    if pack is None or (game.version, pack.hash) != (proof.rules, proof.pack):
        return Verdict(False, [sentence("proof-other-rules", lang)])
    findings = _about_promises(proof, lang)
    if not findings.sound:
        return findings
    try:
        match = _replayed(proof, game, pack)
    except CarambolageError as error:
        reason = Reason(words_of(game, pack.own_words), error).said(lang)
        return Verdict(False, [*findings.findings, sentence("proof-unplayable", lang, reason=reason)])
    if match.digest() != proof.digest:
        return Verdict(False, [*findings.findings, sentence("proof-other-end", lang)])
    steps = sentence("proof-steps", lang, steps=len(proof.log))
    end = sentence("proof-over" if match.over else "proof-not-over", lang)
    return Verdict(match.over, [*findings.findings, steps, end])


def _about_promises(proof: Proof, lang: str) -> Verdict:
    """Whether the server and all seats kept their promises, and who had a part in the dice."""
    if _chance(proof).commitment != proof.commitment:
        return Verdict(False, [sentence("proof-broken-promise", lang)])
    kept = sentence("proof-kept-promise", lang)
    if proof.chosen:
        return Verdict(True, [kept, sentence("proof-chosen", lang)])
    mixing = proof.mixing or Mixing(False, [], [])
    numbers = dict(enumerate(mixing.numbers))
    told = [seat for seat, number in numbers.items() if number is not None]
    promises = {seat: promise for seat, promise in enumerate(mixing.promises) if promise is not None}
    broken = [seat for seat in told if promises.get(seat) != promise_of(numbers[seat] or "")]
    if broken:
        return Verdict(False, [kept, sentence("proof-broken-number", lang, seats=_seats(broken))])
    part = sentence("proof-mixed", lang, seats=_seats(told)) if told else sentence("proof-unmixed", lang)
    silent = [seat for seat in promises if seat not in told]
    untold = [sentence("proof-untold", lang, seats=_seats(silent))] if silent else []
    return Verdict(True, [kept, part, *untold])


def _seats(seats: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)


def _chance(proof: Proof) -> Chance:
    chance = Chance(proof.secret, proof.salt, proof.chosen)
    return chance.with_numbers(proof.mixing.numbers) if proof.mixing else chance


def read_proof(path: Path) -> Proof | None:
    """The proof in a file, or none if the file is something else."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST_FILE), type=Proof)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def _replayed(proof: Proof, game: Game, pack: Pack, draws: list[tuple[int, int]] | None = None) -> Match:
    """The game of a proof; `draws`, which are being noted, are written into its lines."""
    chance, answers = _chance(proof), 0
    match = Match(game, proof.players, chance.seed(0), proof.options, pack)
    if draws is not None:
        proof.opening = _taken(draws)
    for line in proof.log:
        if line.what == "undone":
            answers -= 1
            match.undo(line.seat)
        elif line.what == "forfeited":
            match.reseed(chance.seed(-line.seq))
            match.leave(line.seat)
        else:
            answers += 1
            match.reseed(chance.seed(answers))
            match.play(line.seat, line.action)
        if draws is not None:
            line.draws = _taken(draws)
    return match


def _taken(draws: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The draws noted so far, which are then forgotten."""
    taken = draws[:]
    draws.clear()
    return taken


def _line(entry: log.Entry) -> ProofEntry | None:
    match entry.body:
        case log.Answered():
            return ProofEntry(entry.seq, "answered", entry.body.seat, entry.body.action)
        case log.Undone():
            return ProofEntry(entry.seq, "undone", entry.body.seat)
        case log.Forfeited():
            return ProofEntry(entry.seq, "forfeited", entry.body.seat)
    return None
