import type { BoxPeriod } from '../../../domain/box-score.ts';
import { periodLabel } from '../../period-label.ts';
import { attribute, child, childrenOf, figures, integer, type XmlElement } from '../../xml/element.ts';
import type { GoalSport } from './goal-sport.ts';

/** Goals by period from the line score; overtimes follow regulation. */
export function readPeriods(away: XmlElement, home: XmlElement, regulation: number): BoxPeriod[] {
  const [awayGoals, homeGoals] = [goalsByPeriod(away), goalsByPeriod(home)];
  return Array.from({ length: Math.max(awayGoals.length, homeGoals.length) }, (_, index) => ({
    number: index + 1,
    label: periodLabel(index + 1, regulation),
    home: homeGoals[index] ?? null,
    away: awayGoals[index] ?? null,
  }));
}

function goalsByPeriod(team: XmlElement): (number | null)[] {
  const score = child(team, 'linescore');
  const line = attribute(score, 'line');
  if (line !== '') return line.split(',').map((goals) => (/^\s*\d+\s*$/.test(goals) ? Number(goals) : null));
  return childrenOf(score, 'lineprd').map((period) => integer(period, 'score') ?? null);
}

type Lines = Record<string, Record<string, number | string>>;

/** A team's figures of each period, by its number. */
export function readPeriodLines(team: XmlElement, sport: GoalSport): Record<string, Lines> {
  const periods = childrenOf(child(team, 'linescore'), 'lineprd').map((period) => {
    const groups = Object.entries(sport.periodLines).map(([group, keys]) => [group, figures(period, keys)] as const);
    return [attribute(period, 'prd'), Object.fromEntries(groups.filter(([, line]) => Object.keys(line).length > 0))] as const;
  });
  return Object.fromEntries(periods.filter(([number]) => number !== ''));
}

/** The figures a team has by period only, added up over the game. */
export function sumPeriods(periods: Readonly<Record<string, Lines>>, groups: readonly string[]): Lines {
  const sums: Lines = {};
  for (const group of groups) {
    for (const line of Object.values(periods).flatMap((lines) => lines[group] ?? [])) {
      for (const [key, value] of Object.entries(line)) {
        const sum = (sums[group] ??= {});
        sum[key] = Number(sum[key] ?? 0) + Number(value);
      }
    }
  }
  return sums;
}
