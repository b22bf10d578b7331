import type { StatLine } from '../domain/stats/column.ts';

type Groups = Record<string, Record<string, number | string>>;

/** Groups without those that hold no figure, copied so that they may be stored. */
export function dropEmpty(groups: Readonly<Record<string, StatLine>>): Groups {
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([, line]) => Object.keys(line).length > 0)
      .map(([group, line]) => [group, { ...line }]),
  );
}

/** The `periodStats` key of a player or team, or nothing to spread where no period has a figure. */
export function dropEmptyPeriods(periods: Readonly<Record<string, Readonly<Record<string, StatLine>>>> | undefined): {
  periodStats?: Record<string, Groups>;
} {
  const filled = Object.entries(periods ?? {})
    .map(([period, groups]) => [period, dropEmpty(groups)] as const)
    .filter(([, groups]) => Object.keys(groups).length > 0);
  return filled.length > 0 ? { periodStats: Object.fromEntries(filled) } : {};
}
