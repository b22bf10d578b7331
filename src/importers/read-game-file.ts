import { type } from 'arktype';

import { type BoxScore, type BoxTeam, boxScore as boxScoreSchema } from '../domain/box-score.ts';
import { parseRankedName } from '../domain/ranked-name.ts';
import { counted } from '../web/counted.ts';
import { checkBoxScore } from './checks.ts';
import type { ParseMode } from './game-format.ts';
import { recognize } from './recognize.ts';
import { importRefusal } from './refusal.ts';
import type { Unread } from './unread.ts';

export type GameFile = {
  /** Name of the format, such as "statcrew". */
  format: string;
  boxScore: BoxScore;
  /** What is not understood, and contradictory figures, which are imported unchanged. */
  warnings: string[];
  /** The warnings about what is not understood. */
  unread: Unread;
  /** Men's or women's; undefined if the file does not specify it. */
  gender?: 'm' | 'f';
};

/**
 * Reads a game file of any known format into a box score. Pure: nothing is stored. Throws an `ImportRefusal` (see
 * `isImportRefusal`) for a file that is not a game, is damaged, or lacks a required part.
 */
export function readGameFile(bytes: Uint8Array, mode: ParseMode = { inPlay: false }): GameFile {
  const { format, content } = recognize(bytes);
  const { game, warnings, unread, gender } = format.read(content, mode);
  const read = boxScoreSchema(game);
  if (read instanceof type.errors) throw importRefusal(`The game cannot be used: ${read.summary.split('\n')[0]}.`);
  const boxScore = { ...read, home: withoutRank(read.home), away: withoutRank(read.away) };
  refuseImplausible(boxScore);
  return {
    format: format.name,
    boxScore,
    warnings: [...unread, ...warnings, ...checkBoxScore(boxScore)],
    unread,
    ...(gender && { gender }),
  };
}

/** Scorers write the rank into the name; one that the file has elsewhere takes precedence. */
function withoutRank(team: BoxTeam): BoxTeam {
  const { rank, name } = parseRankedName(team.name);
  return { ...team, name, rank: team.rank || rank.replace('No. ', '') };
}

/** Enforces limits far above any real game, so that a malicious file is refused before it reaches the database. */
function refuseImplausible({ periods, plays, scoring, drives }: BoxScore): void {
  const lastPeriod = [
    ...periods.map(({ number }) => number),
    ...[...plays, ...scoring, ...drives].map(({ period }) => period),
  ];
  if (lastPeriod.some((period) => period > 99)) throw importRefusal('The game has more than 99 periods.');
  if (plays.length > 20_000) throw importRefusal(`The game has ${counted(plays.length, 'play')}; the limit is 20,000.`);
  if (drives.some(({ plays, yards, endPeriod }) => plays > 999 || Math.abs(yards) > 9999 || endPeriod > 99))
    throw importRefusal('A drive of the game is implausible.');
}
