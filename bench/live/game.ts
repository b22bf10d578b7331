import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { cutGameFile } from '../../replay/cut-game-file.ts';
import { dueTimes } from '../../replay/pace.ts';
import { redateGameFile } from '../../replay/redate-game-file.ts';
import { sampleFile } from '../../samples/live/sample-file.ts';

/** About one snapshot per second at twenty times its speed. */
const realGame = path.resolve('../shared/data/statcrew/mbb-michiganst-vs-kentucky-2025-11-18.xml');

export type Replay = {
  name: string;
  length: number;
  /** Seconds from the first snapshot to the given one, at normal speed. */
  dueAt: (index: number) => number;
  /** The file at that time, with a mark that identifies the snapshot in what readers receive. */
  snapshot: (index: number) => Uint8Array;
};

const players = Array.from({ length: 10 }, (_, index) => {
  const [code, position] = [String(index + 1), ['G', 'G', 'F', 'F', 'C'][index % 5] ?? 'G'];
  return { code, firstName: 'Player', lastName: `Number ${code}`, jersey: code, position, classYear: '' };
});
const sampleMatch = { college: { name: 'Lakeshore', players }, opponent: { name: 'Northfield', code: 'NOR' } };

/** Prepares a replay dated today, of a real game or, without its file, of the sample game. */
export async function prepareGame(timezone: string): Promise<Replay> {
  const real = await readFile(realGame).catch(() => undefined);
  if (!real) console.log(`${realGame} does not exist. Playing the sample game instead.`);
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

/** Adds the mark as the weather, a free text of the file. */
function mark(bytes: Uint8Array, index: number): Uint8Array {
  const text = new TextDecoder().decode(bytes).replace(/ weather="[^"]*"/, '');
  return new TextEncoder().encode(text.replace(/<venue /, `<venue weather="mark ${index} of the bench" `));
}
