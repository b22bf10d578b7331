import { type } from 'arktype';

import { type BoxSituation, boxSituation } from '../domain/live/situation.ts';

/** Unvalidated situation values of a feed. */
export type RawSituation = Readonly<Partial<Record<keyof BoxSituation, unknown>>>;

/**
 * The `situation` property of a box score, to spread; empty if the feed has none. Impossible values (a fifth down, a
 * sixth out) are dropped without a warning because they are momentary.
 */
export function situationPart(raw: RawSituation): { situation?: BoxSituation } {
  const known = Object.entries(raw).filter(
    ([key, value]) => value !== undefined && value !== '' && !(boxSituation({ [key]: value }) instanceof type.errors),
  );
  return known.length > 0 ? { situation: boxSituation.assert(Object.fromEntries(known)) } : {};
}
