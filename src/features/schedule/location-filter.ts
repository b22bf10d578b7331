import type { ScheduleGame } from '../../api/games/schema.ts';
import type { LocationIndicator } from '../../domain/game.ts';
import type { View } from '../../ui/client/view-switch.tsx';

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

export const locationLabels: Record<LocationFilter, string> = { all: 'All', H: 'Home', A: 'Away', N: 'Neutral' };

/** Parses `?location=`: letter or word, ignoring case; all games if absent; undefined if invalid. */
export const parseLocationFilter = (value: string | null): LocationFilter | undefined =>
  spellings.get((value ?? '').trim().toLowerCase());

const filters: readonly LocationFilter[] = ['all', 'H', 'A', 'N'];

/** Filters with at least one game, each with its count: "Home 7". */
export function locationViews(
  games: readonly Pick<ScheduleGame, 'locationIndicator'>[],
  address: (filter: string | undefined) => string,
): View[] {
  return filters.flatMap((name) => {
    const count = games.filter(({ locationIndicator }) => name === 'all' || locationIndicator === name).length;
    if (count === 0) return [];
    return [{ name, label: `${locationLabels[name]} ${count}`, href: address(name === 'all' ? undefined : name) }];
  });
}
