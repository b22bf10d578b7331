import { endpoint, noContent } from '../endpoint.ts';
import { findGame } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { idOf, oneOf } from '../parameters.ts';
import { findBoxScore } from './queries.ts';
import { toStatsBoxScore } from './reshape.ts';
import { toScoreBook } from './reshape-book.ts';
import { statsBoxScore } from './schema.ts';

export const statsEndpoints = [
  endpoint({
    path: '/Stats/boxscore/{gameId}',
    summary: 'The box score of a game; 204 when it has none',
    parameters: { gameId: idOf('game'), fields: oneOf('Only `book`: the score book, figures as numbers', 'book') },
    answer: statsBoxScore,
    mayBeEmpty: true,
    respond: async ({ db, tenant, values: { gameId, fields } }) => {
      const game = await findGame(db, tenant.id, gameId);
      if (!game) return undefined;
      const rows = await findBoxScore(db, tenant.id, gameId);
      const book = rows && toScoreBook(game, rows);
      if (!book) return noContent;
      return {
        body: fields === 'book' ? { book } : toStatsBoxScore(book),
        tags: [...tagsOfGame(game), `boxscore:${gameId}`],
      };
    },
  }),
];
