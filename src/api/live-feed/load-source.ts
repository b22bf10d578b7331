import type { Db } from '../../db/client.ts';
import { findGameById } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { findLiveGame } from '../live/queries.ts';
import { toLiveGame } from '../live/reshape.ts';
import { findBoxScore } from '../stats/queries.ts';
import { toScoreBook } from '../stats/reshape-book.ts';
import type { FeedSource } from './feed-source.ts';
import type { FeedGameRow } from './queries.ts';

type Loaded = { source: FeedSource; tags: string[] };

/**
 * Loads the data of a game's feed with its cache tags: the last snapshot of a live game, else its box score. Undefined if
 * there are no statistics.
 */
export const loadFeedSource = (
  db: Db,
  tenantId: number,
  { gameId, isFollowed }: FeedGameRow,
): Promise<Loaded | undefined> => (isFollowed ? fromSnapshot : fromBoxScore)(db, tenantId, gameId);

async function fromSnapshot(db: Db, tenantId: number, gameId: number): Promise<Loaded | undefined> {
  const row = await findLiveGame(db, tenantId, gameId);
  if (!row) return undefined;
  const live = toLiveGame(row);
  return { source: { book: live.book, live }, tags: tagsOfGame(row.game) };
}

async function fromBoxScore(db: Db, tenantId: number, gameId: number): Promise<Loaded | undefined> {
  const game = await findGameById(db, tenantId, gameId);
  const rows = game && (await findBoxScore(db, tenantId, gameId));
  const book = rows && toScoreBook(game, rows);
  return book && { source: { book, live: undefined }, tags: [...tagsOfGame(game), `boxscore:${gameId}`] };
}
