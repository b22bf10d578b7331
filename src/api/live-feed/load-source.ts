import type { Db } from '../../db/client.ts';
import { findGameById } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { findLiveGame } from '../live/queries.ts';
import { toLiveGame } from '../live/reshape.ts';
import { findBoxScore } from '../stats/queries.ts';
import { toScoreBook } from '../stats/reshape-book.ts';
import type { FeedSource } from './feed-source.ts';
import type { ToldGame } from './queries.ts';

type Loaded = { source: FeedSource; tags: string[] };

/**
 * What a game's feed is made of, and the tags of that: the last snapshot while it is followed, else its box score.
 * Undefined where nothing was counted of it.
 */
export const loadFeedSource = (
  db: Db,
  tenantId: number,
  { gameId, isFollowed }: ToldGame,
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
