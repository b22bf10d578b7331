import { readContent } from '../src/importers/content.ts';
import { parseGenius } from '../src/importers/genius/parse.ts';
import { readGameFile } from '../src/importers/read-game-file.ts';
import { recognize } from '../src/importers/recognize.ts';
import { importRefusal } from '../src/importers/refusal.ts';
import { parseStatCrew } from '../src/importers/statcrew/parse.ts';
import { writeGenius } from './genius/write-genius.ts';
import type { RecordedGame } from './recorded-game.ts';
import { cutSidearm } from './sidearm/cut-sidearm.ts';
import { cutStatCrew } from './statcrew/cut-statcrew.ts';
import { writeXml } from './statcrew/write-xml.ts';

export type CutOptions = {
  /** Adds simulated scoring mistakes, deterministic for a seed; none if absent. */
  seed?: number | undefined;
};

/**
 * Reconstructs the snapshots that a scorer's program wrote during a game from its final file, in any importable format.
 * Figures are recounted from the plays if that reproduces the file's totals, and omitted otherwise. Throws an
 * `ImportRefusal` if the file is not a complete game.
 */
export function cutGameFile(bytes: Uint8Array, options: CutOptions = {}): RecordedGame {
  const { boxScore: game } = readGameFile(bytes);
  if (!game.complete) throw importRefusal('The game is not over: only a complete game file can be replayed.');
  const { format } = recognize(bytes);
  const content = readContent(bytes);
  const file = { bytes, seed: options.seed };
  if (format.name === 'statcrew') return cutStatCrew(parseStatCrew(content), { ...file, write: writeXml });
  if (content.kind === 'json' && format.name === 'genius') {
    const around = content.value;
    return cutStatCrew(parseGenius(content), { ...file, write: (root) => writeGenius(root, around) });
  }
  if (content.kind === 'json' && format.name === 'sidearm') return cutSidearm(content.value, file);
  throw importRefusal(`A game of the format "${format.name}" cannot be replayed yet.`);
}
