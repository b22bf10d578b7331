import type { StatLine } from '../../../domain/stats/column.ts';
import { attribute, child, childrenOf, type XmlElement } from '../../xml/element.ts';
import type { Counted } from '../uncounted.ts';
import type { GoalSport } from './goal-sport.ts';
import { readLine } from './lines.ts';

type Lines = Record<string, StatLine>;

/** A team's figures by period number. */
export function readPeriodLines(team: XmlElement, sport: GoalSport, counted: Counted): Record<string, Lines> {
  const periods = childrenOf(child(team, 'linescore'), 'lineprd').map((period) => {
    const groups = Object.entries(sport.periodLines).map(
      ([group, keys]) => [group, readLine(period, keys, counted)] as const,
    );
    return [attribute(period, 'prd'), Object.fromEntries(groups)] as const;
  });
  return Object.fromEntries(periods.filter(([number]) => number !== ''));
}

/** Game totals of figures recorded only by period. */
export function sumPeriods(periods: Readonly<Record<string, Lines>>, groups: readonly string[]): Lines {
  return Object.fromEntries(
    groups.map((group) => [group, sum(Object.values(periods).flatMap((lines) => [lines[group] ?? {}]))]),
  );
}

function sum(lines: readonly StatLine[]): StatLine {
  const total: Record<string, number> = {};
  for (const [key, value] of lines.flatMap((line) => Object.entries(line)))
    total[key] = (total[key] ?? 0) + Number(value);
  return total;
}
