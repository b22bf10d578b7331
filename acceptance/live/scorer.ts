import { setTimeout as wait } from 'node:timers/promises';

import { write } from '../../bench/live/play.ts';
import type { BoxScore } from '../../src/domain/box-score.ts';
import { readGameFile } from '../../src/importers/read-game-file.ts';
import { cutGameFile } from '../../src/live/replay/cut-game-file.ts';

export type Scorer = Awaited<ReturnType<typeof sitDown>>;

/** A game as far as it is told apart by it: "12–9 after 14 plays", visitors first. */
export const standingOf = ({ away, home, plays }: Told): string =>
  `${away.score}–${home.score} after ${plays.length} plays`;

type Told = { away: { score: number }; home: { score: number }; plays: readonly unknown[] };

/** Between two snapshots, in milliseconds: a game at many times its speed. */
const pause = 60;

/**
 * A scorer with a program that writes the whole game into a file again and again, play after play of a finished game,
 * some of them wrong at first. The file is there when this resolves.
 */
export async function sitDown(folder: string, game: Uint8Array) {
  const recording = cutGameFile(game, { seed: 4 });
  const standings: string[] = [];
  let plays = 0;
  let bytes = game;
  let file = '';

  const enter = async (): Promise<void> => {
    plays += 1;
    bytes = recording.snapshot(plays);
    standings.push(standingOf(readGameFile(bytes, { inPlay: true }).game));
    file = await write(folder, bytes);
  };
  const enterMany = async (count: number): Promise<void> => {
    for (let entered = 0; entered < count && plays < recording.length; entered += 1) {
      await enter();
      await wait(pause);
    }
  };
  await enter();
  return {
    file,
    /** What the file has said so far, one after the other. */
    standings: standings as readonly string[],
    now: () => standings.at(-1) ?? '',
    bytes: () => bytes,
    game: (): BoxScore => readGameFile(bytes, { inPlay: true }).game,
    /** Enters so many plays more. */
    enter: enterMany,
    toTheEnd: () => enterMany(Number.POSITIVE_INFINITY),
  };
}
