import type { Db } from '../../db/client.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { GameRow } from '../games/queries.ts';
import { findLiveGame } from '../live/queries.ts';
import { toLiveBook } from '../live/reshape-book.ts';
import { type PlaySource, toPlaySource } from './play-source.ts';
import { findBoxScore, findPortraits } from './queries.ts';
import { toScoreBook } from './reshape-book.ts';
import type { TeamPictures } from './reshape-team.ts';
import type { ScoreBook } from './score-book.ts';

export type LoadedBoxScore = {
  book: ScoreBook;
  /** The file's code and text of each play, by index. */
  sources: PlaySource[];
};

/** The last snapshot of a live game, else its stored box score; undefined if it has none. */
export async function loadBoxScore(db: Db, game: GameRow): Promise<LoadedBoxScore | undefined> {
  const { tenantId, id } = game;
  const live = game.livePeriod === null ? undefined : await findLiveGame(db, tenantId, id);
  if (live) return { book: toLiveBook(live), sources: live.box.plays.map(toPlaySource) };
  const rows = await findBoxScore(db, tenantId, id);
  const book = rows && toScoreBook(game, rows);
  return book && { book, sources: rows.plays.map(toPlaySource) };
}

/** Both teams' logos and our players' pictures. */
export async function loadPictures(
  db: Db,
  tenant: Tenant,
  { boxScore, game, ourSide }: ScoreBook,
): Promise<TeamPictures> {
  const theirLogo = game.opponent.image?.fullpath ?? null;
  const players = boxScore[ourSide].players.flatMap(({ rosterPlayerId }) => rosterPlayerId ?? []);
  const paths = await findPortraits(db, tenant.id, players);
  return {
    logos: ourSide === 'home' ? { home: tenant.logo, away: theirLogo } : { home: theirLogo, away: tenant.logo },
    portraits: new Map([...paths].map(([id, path]) => [id, `/media/${path}`])),
  };
}
