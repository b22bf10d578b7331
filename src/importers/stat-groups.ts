import type { StatLine } from '../domain/stats/column.ts';

type Groups = Record<string, Record<string, number | string>>;

/** Copies the groups that have figures. */
export function dropEmpty(groups: Readonly<Record<string, StatLine>>): Groups {
  return Object.fromEntries(
    Object.entries(groups)
      .filter(([, line]) => Object.keys(line).length > 0)
      .map(([group, line]) => [group, { ...line }]),
  );
}

/** The `periodStats` property of a player or team, to spread; empty if no period has figures. */
export function dropEmptyPeriods(periods: Readonly<Record<string, Readonly<Record<string, StatLine>>>> | undefined): {
  periodStats?: Record<string, Groups>;
} {
  const filled = Object.entries(periods ?? {})
    .map(([period, groups]) => [period, dropEmpty(groups)] as const)
    .filter(([, groups]) => Object.keys(groups).length > 0);
  return filled.length > 0 ? { periodStats: Object.fromEntries(filled) } : {};
}
