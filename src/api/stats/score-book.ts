import { type } from 'arktype';

import { boxPlayer, boxScore, boxTeam, shot } from '../../domain/box-score.ts';
import { side } from '../../domain/side.ts';
import { scheduleGame } from '../games/schema.ts';

/** A box-score player, with a bio URL if on the college's roster. */
const bookPlayer = boxPlayer.merge({
  rosterPlayerId: 'number.integer | null',
  /** Site-relative address of the bio page. */
  url: 'string | null',
});
export type BookPlayer = typeof bookPlayer.infer;

const bookTeam = boxTeam.merge({ players: bookPlayer.array() });
export type BookTeam = typeof bookTeam.infer;

const score = type({ home: 'number.integer', away: 'number.integer' });

export const bookPlay = type({
  period: 'number.integer >= 1',
  clock: 'string',
  side: side.or('null'),
  text: 'string',
  scoring: 'boolean',
  score: score.or('null'),
  kind: "'play' | 'heading' | 'comment' | 'substitution'",
  situation: 'string',
  'shot?': shot,
});
export type BookPlay = typeof bookPlay.infer;

const correction = type({ field: 'string', before: 'string | null', after: 'string | null', correctedAt: 'string' });

/**
 * A box score for our pages: the domain's box score with bio URLs, the game, corrections and warnings. Figures are
 * numbers; absent ones have no key.
 */
export const scoreBook = type({
  game: scheduleGame,
  /** Which of the two teams is the college's. */
  ourSide: side,
  boxScore: boxScore.merge({ home: bookTeam, away: bookTeam, plays: bookPlay.array() }),
  /** Corrections by later files, newest first. */
  corrections: correction.array(),
  /** Contradictions in the last file, as sentences. */
  warnings: 'string[]',
  /** ISO instant of the last file; null for a box score without a file. */
  importedAt: 'string | null',
  updatedAt: 'string',
});
export type ScoreBook = typeof scoreBook.infer;
export type BookScore = ScoreBook['boxScore'];
