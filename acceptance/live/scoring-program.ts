import { setTimeout as wait } from 'node:timers/promises';

import { write } from '../../bench/live/play.ts';
import { cutGameFile } from '../../replay/cut-game-file.ts';
import type { BoxScore } from '../../src/domain/box-score.ts';
import { readGameFile } from '../../src/importers/read-game-file.ts';

export type ScoringProgram = Awaited<ReturnType<typeof startScoringProgram>>;

type Summarized = { away: { score: number }; home: { score: number }; plays: readonly unknown[] };

/** Identifies a moment of a game: "12–9 after 14 plays", visitors first. */
export const summarize = ({ away, home, plays }: Summarized): string =>
  `${away.score}–${home.score} after ${plays.length} plays`;

/** Milliseconds between two snapshots. */
const pause = 60;

/**
 * Plays a finished game again, as scoring software does: it rewrites the whole file after each play, and enters some plays
 * wrong at first. Resolves when the file has the first play.
 */
export async function startScoringProgram(folder: string, finishedGame: Uint8Array) {
  const recording = cutGameFile(finishedGame, { seed: 4 });
  const summaries: string[] = [];
  let plays = 0;
  let bytes = finishedGame;
  let file = '';

  const read = (): BoxScore => readGameFile(bytes, { inPlay: true }).boxScore;
  const enterPlay = async (): Promise<void> => {
    plays += 1;
    bytes = recording.snapshot(plays);
    summaries.push(summarize(read()));
    file = await write(folder, bytes);
  };
  const enterPlays = async (count: number): Promise<void> => {
    for (let entered = 0; entered < count && plays < recording.length; entered += 1) {
      await enterPlay();
      await wait(pause);
    }
  };
  await enterPlay();
  return {
    file,
    /** A summary of each snapshot so far. */
    summaries: summaries as readonly string[],
    latestSummary: () => summaries.at(-1) ?? '',
    bytes: () => bytes,
    read,
    enterPlays,
    finish: () => enterPlays(Number.POSITIVE_INFINITY),
  };
}
