import type { ScheduleGame } from '../../api/games/schema.ts';
import type { View } from '../../ui/client/view-switch.tsx';
import { type LocationFilter, locationWords } from './location-filter.ts';

const filters: readonly LocationFilter[] = ['all', 'H', 'A', 'N'];

/** The filters that leave something to show, each with its count: "Home 7". */
export function locationViews(
  games: readonly Pick<ScheduleGame, 'locationIndicator'>[],
  address: (filter: string | undefined) => string,
): View[] {
  return filters.flatMap((name) => {
    const count = games.filter(({ locationIndicator }) => name === 'all' || locationIndicator === name).length;
    if (count === 0) return [];
    return [{ name, label: `${locationWords[name]} ${count}`, href: address(name === 'all' ? undefined : name) }];
  });
}
