import type { BoxPeriod } from '../../../domain/box-score.ts';
import { attribute, child, childrenOf, integer, type XmlElement } from '../../xml/element.ts';

/** Runs by inning; a half that was not played ("X", empty or missing) is `null`. */
export function readInnings(away: XmlElement, home: XmlElement): BoxPeriod[] {
  const [awayRuns, homeRuns] = [runsByInning(away), runsByInning(home)];
  return Array.from({ length: Math.max(awayRuns.length, homeRuns.length) }, (_, index) => ({
    number: index + 1,
    label: String(index + 1),
    home: homeRuns[index] ?? null,
    away: awayRuns[index] ?? null,
  }));
}

function runsByInning(team: XmlElement): (number | null)[] {
  const score = child(team, 'linescore');
  const line = attribute(score, 'line');
  if (line !== '') return line.split(',').map((runs) => (/^\s*\d+\s*$/.test(runs) ? Number(runs) : null));
  return childrenOf(score, 'lineinn').map((inning) => integer(inning, 'score') ?? null);
}

/** Hits, errors and men left on base of each inning, by its number. */
export function readInningLines(team: XmlElement): Record<string, { line: Record<string, number> }> {
  const entries = childrenOf(child(team, 'linescore'), 'lineinn').map((inning) => {
    const line = Object.entries({ r: 'score', h: 'hits', e: 'errors', lob: 'lob' }).flatMap(([key, name]) => {
      const value = /^x$/i.test(attribute(inning, name)) ? undefined : integer(inning, name);
      return value === undefined ? [] : [[key, value] as const];
    });
    return [attribute(inning, 'inn'), { line: Object.fromEntries(line) }] as const;
  });
  return Object.fromEntries(entries.filter(([inning]) => inning !== ''));
}
