import type { Db } from '../../db/client.ts';
import type { GameRow } from '../games/queries.ts';
import { findLiveGame } from '../live/queries.ts';
import { toLiveBook } from '../live/reshape-book.ts';
import { findBoxScore } from './queries.ts';
import { toScoreBook } from './reshape-book.ts';
import type { ScoreBook } from './score-book.ts';

/** The score book of a game, of its last snapshot while it is followed; undefined without either. */
export async function findBook(db: Db, game: GameRow): Promise<ScoreBook | undefined> {
  const { tenantId, id } = game;
  const live = game.livePeriod === null ? undefined : await findLiveGame(db, tenantId, id);
  if (live) return toLiveBook(live);
  const rows = await findBoxScore(db, tenantId, id);
  return rows && toScoreBook(game, rows);
}
