import type { LocationIndicator } from '../../domain/game.ts';

export type LocationFilter = LocationIndicator | 'all';

const spellings = new Map<string, LocationFilter>([
  ['', 'all'],
  ['all', 'all'],
  ['h', 'H'],
  ['home', 'H'],
  ['a', 'A'],
  ['away', 'A'],
  ['n', 'N'],
  ['neutral', 'N'],
]);

export const locationWords: Record<LocationFilter, string> = { all: 'All', H: 'Home', A: 'Away', N: 'Neutral' };

/** Reads `?location=`: the letter or the word in any case; all games without one; undefined for anything else. */
export const parseLocationFilter = (value: string | null): LocationFilter | undefined =>
  spellings.get((value ?? '').trim().toLowerCase());
