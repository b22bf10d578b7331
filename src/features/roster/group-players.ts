import type { RosterPlayer } from '../../api/rosters/schema.ts';
import { type RosterSort, sortPlayers } from './sort-players.ts';

export type PlayerGroup = {
  /** Id of the heading: "guard", "graduate-student". */
  id: string;
  /** Absent if players form a single list. */
  title?: string;
  players: RosterPlayer[];
};

/** The orders that have a heading for each value. */
const titles: Partial<Record<RosterSort, { of: (player: RosterPlayer) => string; missing: string }>> = {
  position: { of: ({ positionLong, positionShort }) => positionLong || positionShort || '', missing: 'No position' },
  // redshirts are counted with their class
  class: { of: ({ academicYearLong }) => academicYearLong?.replace('Redshirt ', '') ?? '', missing: 'No class' },
};

/** Players in an order; by position and by class in groups, each by number. */
export function groupPlayers(players: readonly RosterPlayer[], by: RosterSort): PlayerGroup[] {
  const title = titles[by];
  if (!title) return [{ id: 'all', players: sortPlayers(players, by) }];
  const order = sortPlayers(players, by);
  const byNumber = sortPlayers(players, 'jersey');
  const groups = [...new Set(order.map(title.of))].map(
    (value): PlayerGroup => ({
      id: (value || title.missing).toLowerCase().replace(/\W+/g, '-'),
      title: value || title.missing,
      players: byNumber.filter((player) => title.of(player) === value),
    }),
  );
  // in every order, players without a value come last
  return groups.length > 1 ? groups : [{ id: 'all', players: order }];
}
