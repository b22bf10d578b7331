import { type } from 'arktype';

import { contract } from '../contract.ts';
import { idOf, required } from '../parameters.ts';

/** Scores are strings, as in a box score; volleyball also has its sets as `gameSummaries`. */
const scoreSummary = type({
  score: 'string',
  periodSummaries: type({ period: 'string', score: 'string' }).array(),
  'gameSummaries?': type({ game: 'string', points: 'string' }).array(),
});

const team = type({
  name: 'string',
  record: 'string',
  scoreSummary,
  /** The same value under the other name in use. */
  lineScore: scoreSummary,
});
export type GameTeam = typeof team.infer;

/** Site-relative and absolute URL of the logo. */
const logo = type({ imageUrl: 'string | null', absoluteImageUrl: 'string | null' });

/** `Stats/{family}/game-teams`: the two teams of each game of a story, as a recap prints them. */
export const gameTeams = type({
  gameId: 'number.integer',
  home: team,
  visit: team,
  homeTeam: logo,
  visitTeam: logo,
}).array();
export type GameTeams = typeof gameTeams.infer;

/** One path per family, because a path parameter would also match `/Stats/boxscore/{gameId}`. */
export const gameTeamContract = (family: string) =>
  contract({
    path: `/Stats/${family}/game-teams`,
    summary: `The teams and line scores of the ${family} games a story is about`,
    parameters: { storyId: required(idOf('story')) },
    response: gameTeams,
  });
