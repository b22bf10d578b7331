import { endpoint } from '../endpoint.ts';
import { findGamesOfStory } from '../games/queries.ts';
import { tagsOfGames } from '../games/tags.ts';
import { sportMapName, sportMapNames } from '../sports/sport-map-name.ts';
import { loadBoxScore } from '../stats/load-box-score.ts';
import { findStoryItems } from '../stories/story-lists.ts';
import { toGameTeams } from './reshape.ts';
import { gameTeamContract } from './schema.ts';

export const gameTeamEndpoints = sportMapNames.map((family) =>
  endpoint(gameTeamContract(family), async ({ db, tenant, origin, values: { storyId } }) => {
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
  }),
);
