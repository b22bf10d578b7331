import { type CountedGame, countsInRecord, type Outcome, outcomeOf } from '../game.ts';

/** Consecutive games with the same result. */
export type Run<M> = { outcome: Outcome; length: number; first: M; last: M };

/** All runs of equal results in date order. A vacated win ends a run without being part of one. */
export function runsOf<M extends CountedGame>(meetings: readonly M[]): Run<M>[] {
  const runs: Run<M>[] = [];
  let isOpen = false;
  for (const game of meetings) {
    const outcome = outcomeOf(game);
    const run = runs.at(-1);
    if (outcome === undefined || !countsInRecord(game)) isOpen = false;
    else if (isOpen && run?.outcome === outcome) Object.assign(run, { length: run.length + 1, last: game });
    else {
      runs.push({ outcome, length: 1, first: game, last: game });
      isOpen = true;
    }
  }
  return runs;
}
