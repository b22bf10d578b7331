import { type } from 'arktype';

import { contract } from '../contract.ts';
import { sportIdOrHome } from '../parameters.ts';

/** Redirects visitors of the home page or a sport home, once each. */
export const takeover = type({
  type: "'Url' | 'GameDay'",
  /** Id of the takeover; of the game for a GameDay. */
  id: 'number.integer',
  /** Target URL; for a GameDay the game's page on this site. */
  url: 'string',
  /** Name of the cookie set for redirected visitors. */
  cookie: 'string',
  /** Instant with Z. */
  endDate: 'string | null',
});
export type Takeover = typeof takeover.infer;

export const takeovers = type({
  /** Whether concurrent game days lead to one combined page. */
  config: type({ isConcurrent: 'boolean' }),
  takeovers: takeover.array(),
});
export type Takeovers = typeof takeovers.infer;

export const takeoverContract = contract({
  path: '/Takeovers',
  summary: 'Active takeovers of the home page or a sport home, newest first',
  parameters: { sportId: sportIdOrHome },
  response: takeovers,
});
