/** Sort keys of a roster (specification, section 3), in display order. */
export const rosterSorts = ['jersey', 'name', 'position', 'class', 'hometown', 'height', 'weight'] as const;
export type RosterSort = (typeof rosterSorts)[number];

type SortablePlayer = {
  firstName: string;
  lastName: string;
  jerseyNumber: string | null;
  positionShort: string | null;
  classYearOrder: number | null;
  heightFeet: number | null;
  heightInches: number | null;
  weight: number | null;
  hometown: string | null;
};

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const keys: Record<RosterSort, (player: SortablePlayer) => string | number | null> = {
  jersey: ({ jerseyNumber }) => jerseyNumber || null,
  name: () => '',
  position: ({ positionShort }) => positionShort || null,
  class: ({ classYearOrder }) => classYearOrder,
  hometown: ({ hometown }) => hometown || null,
  height: ({ heightFeet, heightInches }) => (heightFeet ? heightFeet * 12 + (heightInches ?? 0) : null),
  weight: ({ weight }) => weight || null,
};

/** Sorts players; those without a value come last, ties by name. "00" sorts before "0". */
export function sortPlayers<Player extends SortablePlayer>(players: readonly Player[], by: RosterSort): Player[] {
  const key = keys[by];
  return players
    .map((player) => ({ player, value: key(player) }))
    .sort((a, b) => compare(a.value, b.value) || byName(a.player, b.player))
    .map(({ player }) => player);
}

function compare(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b)) || String(b).length - String(a).length;
}

function byName(a: SortablePlayer, b: SortablePlayer): number {
  return collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName);
}

/** Parses the sort key in a URL; defaults to the jersey number. */
export function parseRosterSort(text: string | null): RosterSort {
  return rosterSorts.find((sort) => sort === text?.toLowerCase()) ?? 'jersey';
}
