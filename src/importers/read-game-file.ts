import { type } from 'arktype';
import { type BoxScore, boxScore } from '../domain/box-score.ts';
import { checkBoxScore } from './checks.ts';
import { recognize } from './recognize.ts';
import { importRefusal } from './refusal.ts';

export type GameFile = {
  /** Name of the format, such as "statcrew". */
  format: string;
  game: BoxScore;
  /** What was left out and which figures contradict each other; nothing was changed. */
  warnings: string[];
};

/**
 * Reads a game file of any known format into a box score. Pure: nothing is stored. Throws an `ImportRefusal` (see
 * `isImportRefusal`) for a file that is no game, is damaged, or lacks what every game has.
 */
export function readGameFile(bytes: Uint8Array): GameFile {
  const { format, content } = recognize(bytes);
  const { game, warnings } = format.read(content);
  const valid = boxScore(game);
  if (valid instanceof type.errors) throw importRefusal(`The game cannot be used: ${valid.summary.split('\n')[0]}.`);
  return { format: format.name, game: valid, warnings: [...warnings, ...checkBoxScore(valid)] };
}
