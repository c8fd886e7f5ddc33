"""The search bot looks ahead in worlds that its seat cannot tell from the real one, and takes what it tried most."""

from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from carambolage.engine.match.match import Match
from carambolage.engine.match.steps import Answered
from carambolage.engine.record import Packed, pack
from carambolage.engine.search.driver import Considered, Tree

CHUNK = 100
SPREAD = 1 << 32
DECISION = 1 << 20


class SearchBot:
    """Thinks for a time, or for a number of iterations: then the same seed and the same match give the same answer."""

    name = "search"

    def __init__(self, seed: int = 0, milliseconds: int = 300, iterations: int = 0, workers: int = 1) -> None:
        self.seed, self.milliseconds, self.iterations, self.workers = seed, milliseconds, iterations, workers
        self._trees: list[Tree] = []
        self._met: tuple[Match, int, int] | None = None

    def choose(self, match: Match, seat: int) -> int:
        """The answer that was tried most, the first of equals."""
        offers = match.offers(seat)
        if len(offers) == 1:
            return offers[0]
        return self.explain(match, seat)[0].action

    def explain(self, match: Match, seat: int) -> list[Considered]:
        """Think, and tell which answers were considered, how often, and what is expected of each."""
        self._remember(match, seat)
        template = pack(match.state)
        template["quiet"] = 1
        self._think(template, match.state.decisions)
        self._met = (match, seat, len(match.steps))
        visits: dict[int, list[Considered]] = {}
        for tree in self._trees:
            for answer in tree.considered:
                visits.setdefault(answer.action, []).append(answer)
        allowed = set(match.offers(seat))
        merged = [_merged(action, parts) for action, parts in visits.items() if action in allowed]
        return sorted(merged, key=lambda answer: (-answer.visits, answer.action))

    def _remember(self, match: Match, seat: int) -> None:
        """Go on from what was found before, if this is the same match a few answers later."""
        if self._met is None or self._met[0] is not match or self._met[1] != seat:
            self._trees = [Tree(match.game, match.pack.tables, seat) for _ in range(self.workers)]
            return
        since = match.steps[self._met[2] :]
        answers = [(step.seat, step.action) for step in since if isinstance(step, Answered)]
        for tree in self._trees:
            if len(answers) == len(since) and answers:
                tree.follow(answers)
            else:
                tree.clear()

    def _think(self, template: Packed, decision: int) -> None:
        jobs = [(tree, self.seed + number * SPREAD + decision * DECISION) for number, tree in enumerate(self._trees)]
        deadline = monotonic() + self.milliseconds / 1000
        if len(jobs) == 1:
            self._grow(*jobs[0], template, deadline)
            return
        with ThreadPoolExecutor(len(jobs)) as pool:
            for job in [pool.submit(self._grow, tree, seed, template, deadline) for tree, seed in jobs]:
                job.result()

    def _grow(self, tree: Tree, seed: int, template: Packed, deadline: float) -> None:
        done = 0
        while done < self.iterations or (not self.iterations and (done == 0 or monotonic() < deadline)):
            count = min(CHUNK, self.iterations - done) if self.iterations else CHUNK
            tree.grow(template, count, seed + done)
            done += count


def _merged(action: int, parts: list[Considered]) -> Considered:
    visits = sum(part.visits for part in parts)
    return Considered(action, visits, sum(part.visits * part.expectation for part in parts) / visits)
