import type { Db } from '../../db/client.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { type GameRow, findGame } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { findLiveGame } from '../live/queries.ts';
import { toLiveBook } from '../live/reshape-book.ts';
import { idOf, oneOf } from '../parameters.ts';
import { findBoxScore } from './queries.ts';
import { toStatsBoxScore } from './reshape.ts';
import { toScoreBook } from './reshape-book.ts';
import type { ScoreBook } from './score-book.ts';
import { statsBoxScore } from './schema.ts';

export const statsEndpoints = [
  endpoint({
    path: '/Stats/boxscore/{gameId}',
    summary: 'The box score of a game, as it stands while somebody follows it; 204 when it has none',
    parameters: { gameId: idOf('game'), fields: oneOf('Only `book`: the score book, figures as numbers', 'book') },
    answer: statsBoxScore,
    mayBeEmpty: true,
    respond: async ({ db, tenant, values: { gameId, fields } }) => {
      const game = await findGame(db, tenant.id, gameId);
      if (!game) return undefined;
      const book = await findBook(db, game);
      if (!book) return noContent;
      return {
        body: fields === 'book' ? { book } : toStatsBoxScore(book),
        tags: [...tagsOfGame(game), `boxscore:${gameId}`],
      };
    },
  }),
];

async function findBook(db: Db, game: GameRow): Promise<ScoreBook | undefined> {
  const { tenantId, id } = game;
  const live = game.livePeriod === null ? undefined : await findLiveGame(db, tenantId, id);
  if (live) return toLiveBook(live);
  const rows = await findBoxScore(db, tenantId, id);
  return rows && toScoreBook(game, rows);
}
