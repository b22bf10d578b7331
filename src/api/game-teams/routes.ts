import { endpoint } from '../endpoint.ts';
import { findGamesOfStory } from '../games/queries.ts';
import { tagsOfGames } from '../games/tags.ts';
import { idOf, required } from '../parameters.ts';
import { sportMapName, sportMapNames } from '../sports/sport-map-name.ts';
import { loadBoxScore } from '../stats/load-box-score.ts';
import { findStoryItems } from '../stories/story-lists.ts';
import { toGameTeams } from './reshape.ts';
import { gameTeams } from './schema.ts';

/** One path per family, because a path parameter would also match `/Stats/boxscore/{gameId}`. */
export const gameTeamEndpoints = sportMapNames.map((family) =>
  endpoint({
    path: `/Stats/${family}/game-teams`,
    summary: `The teams and line scores of the ${family} games a story is about`,
    parameters: { storyId: required(idOf('story')) },
    answer: gameTeams,
    respond: async ({ db, tenant, origin, values: { storyId } }) => {
      const [[story], games] = await Promise.all([
        findStoryItems(db, tenant.id, [storyId]),
        findGamesOfStory(db, tenant.id, storyId),
      ]);
      if (!story) return undefined;
      const ofFamily = games.filter(
        ({ sportFamily, globalSportNameSlug }) => sportMapName({ family: sportFamily, globalSportNameSlug }) === family,
      );
      const boxScores = await Promise.all(ofFamily.map((game) => loadBoxScore(db, game)));
      return {
        body: boxScores.flatMap((loaded) => (loaded ? [toGameTeams(loaded.book, { tenant, origin })] : [])),
        tags: [`story:${storyId}`, ...tagsOfGames(games), ...games.map(({ id }) => `boxscore:${id}`)],
      };
    },
  }),
);
