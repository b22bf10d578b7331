import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { sampleFile } from '../../samples/live/sample-file.ts';
import { cutGameFile } from '../../src/live/replay/cut-game-file.ts';
import { dueTimes } from '../../src/live/replay/pace.ts';
import { redateGameFile } from '../../src/live/replay/redate-game-file.ts';

/** Of the college at home; a snapshot about every second at twenty times its speed. */
const realGame = path.resolve('../shared/data/statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml');

export type Replay = {
  name: string;
  length: number;
  /** Seconds after the first at which a snapshot was written, at normal speed. */
  dueAt: (index: number) => number;
  /** The file as the scorer wrote it then, with a mark by which readers know the snapshot again. */
  snapshot: (index: number) => Uint8Array;
};

const players = Array.from({ length: 10 }, (_, index) => {
  const [code, position] = [String(index + 1), ['G', 'G', 'F', 'F', 'C'][index % 5] ?? 'G'];
  return { code, firstName: 'Player', lastName: `Number ${code}`, jersey: code, position, classYear: '' };
});
const sampleMatch = { college: { name: 'Lakeshore', players }, opponent: { name: 'Northfield', code: 'NOR' } };

/** A game to be played again today: a real one, or the sample where that is not there. Says which. */
export async function prepareGame(timezone: string): Promise<Replay> {
  const real = await readFile(realGame).catch(() => undefined);
  if (!real) console.log(`There is no ${realGame}: the sample game is played instead.`);
  const now = Temporal.Now.zonedDateTimeISO(timezone);
  const day = { date: now.toPlainDate(), start: now.toPlainTime(), sourceId: `bench-${now.epochMilliseconds}` };
  const file = real ? redateGameFile(real, day) : sampleFile({ ...sampleMatch, sourceId: day.sourceId, start: now });
  const game = cutGameFile(file, { seed: 1 });
  const times = dueTimes(game);
  return {
    name: real ? path.basename(realGame) : 'the sample game',
    length: game.length,
    dueAt: (index) => times[index] ?? 0,
    snapshot: (index) => mark(game.snapshot(index), index),
  };
}

/** Scorers write the weather, and nothing is made of it. */
function mark(bytes: Uint8Array, index: number): Uint8Array {
  const text = new TextDecoder().decode(bytes).replace(/ weather="[^"]*"/, '');
  return new TextEncoder().encode(text.replace(/<venue /, `<venue weather="mark ${index} of the bench" `));
}
