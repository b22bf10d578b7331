import { type } from 'arktype';

import { type BoxSituation, boxSituation } from '../domain/live/situation.ts';

/** What a feed says of the moment, key by key, of any kind. */
export type ToldSituation = Readonly<Partial<Record<keyof BoxSituation, unknown>>>;

/**
 * The `situation` key of a box score from what a feed says, or nothing to spread where it says nothing. What cannot be
 * (a fifth down, a sixth out) is left out without a word: it is wrong for a moment, and no reason to refuse a game.
 */
export function situationPart(told: ToldSituation): { situation?: BoxSituation } {
  const known = Object.entries(told).filter(
    ([key, value]) => value !== undefined && value !== '' && !(boxSituation({ [key]: value }) instanceof type.errors),
  );
  return known.length > 0 ? { situation: boxSituation.assert(Object.fromEntries(known)) } : {};
}
