import { type } from 'arktype';

import { imageResponse } from '../../domain/image.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { day, required } from '../parameters.ts';

/** `Leaders`: the best performance of each sport, the sport with the latest game first. */
export const gameLeaders = type({
  sport: sportReference,
  /** "Kills". */
  category: 'string',
  figure: 'number',
  /** The line of the player: "18 kills". */
  text: 'string',
  player: type({
    name: 'string',
    jerseyNumber: 'string | null',
    /** Null, like the URL of the bio, unless the player is on a public roster. */
    rosterPlayerId: 'number.integer | null',
    url: 'string | null',
    image: imageResponse.or('null'),
  }),
  game: type({ id: 'number.integer', date: 'string', opponent: 'string', atVs: "'at' | 'vs'" }),
}).array();
export type GameLeader = (typeof gameLeaders.infer)[number];

export const leaderContract = contract({
  path: '/Leaders',
  summary: 'The best performance of each sport in the games of some days, by its main statistic',
  parameters: {
    from: required({ ...day('First day'), example: '2026-09-01' }),
    to: required({ ...day('Last day'), example: '2026-09-30' }),
  },
  response: gameLeaders,
});
