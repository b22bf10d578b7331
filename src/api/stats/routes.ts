import { endpoint, noContent } from '../endpoint.ts';
import { findGame } from '../games/queries.ts';
import { tagsOfGame } from '../games/tags.ts';
import { idOf, oneOf } from '../parameters.ts';
import { findBook } from './find-book.ts';
import { toStatsBoxScore } from './reshape.ts';
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
