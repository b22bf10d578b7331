import { type } from 'arktype';

/** What sends visitors of the home page or of a sport home elsewhere, once each. */
export const takeover = type({
  type: "'Url' | 'GameDay'",
  /** Of the takeover; of the game for a GameDay. */
  id: 'number.integer',
  /** Where it leads; for a GameDay the game's page on this site. */
  url: 'string',
  /** Name of the cookie that remembers a visitor who has been sent. */
  cookie: 'string',
  /** Instant with Z. */
  endDate: 'string | null',
});
export type Takeover = typeof takeover.infer;

export const takeovers = type({
  /** Whether several game days at once lead to one page that shows them together. */
  config: type({ isConcurrent: 'boolean' }),
  takeovers: takeover.array(),
});
export type Takeovers = typeof takeovers.infer;
