import { expect, it, vi } from "vitest";
import { again } from "../src/replay/again";

it("asks again until nothing more is to come, or nobody waits any longer", async () => {
  vi.useFakeTimers();
  const answers = [true, true, false];
  const ask = vi.fn(() => Promise.resolve(answers.shift() ?? false));
  again(ask, 1_000);
  await vi.advanceTimersByTimeAsync(900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(ask).toHaveBeenCalledTimes(3);

  const forever = vi.fn(() => Promise.resolve(true));
  const end = again(forever, 1_000);
  await vi.advanceTimersByTimeAsync(2_500);
  end();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(forever).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
