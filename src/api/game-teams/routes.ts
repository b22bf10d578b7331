import { endpoint } from '../endpoint.ts';
import { findGamesOfStory } from '../games/queries.ts';
import { tagsOfGames } from '../games/tags.ts';
import { idOf, oneOf, required } from '../parameters.ts';
import { familyWord, familyWords } from '../sports/family-word.ts';
import { findBook } from '../stats/find-book.ts';
import { findStoryItems } from '../stories/queries.ts';
import { toGameTeams } from './reshape.ts';
import { gameTeams } from './schema.ts';

export const gameTeamEndpoints = [
  endpoint({
    path: '/Stats/{family}/game-teams',
    summary: 'The teams and line scores of the games a story is about, of one family of sports',
    parameters: {
      family: oneOf('Family of sports, as `globalSportMapName` of a story names it', ...familyWords),
      storyId: required(idOf('story')),
    },
    answer: gameTeams,
    respond: async ({ db, tenant, origin, values: { family, storyId } }) => {
      const [[story], games] = await Promise.all([
        findStoryItems(db, tenant.id, [storyId]),
        findGamesOfStory(db, tenant.id, storyId),
      ]);
      if (!story) return undefined;
      const ofFamily = games.filter(
        ({ sportFamily, globalSportNameSlug }) => familyWord({ family: sportFamily, globalSportNameSlug }) === family,
      );
      const books = await Promise.all(ofFamily.map((game) => findBook(db, game)));
      return {
        body: books.filter((book) => book !== undefined).map((book) => toGameTeams(book, { tenant, origin })),
        tags: [`story:${storyId}`, ...tagsOfGames(games), ...games.map(({ id }) => `boxscore:${id}`)],
      };
    },
  }),
];
