import { parseInnings } from '../../innings.ts';
import type { StatColumn, StatLine } from '../column.ts';
import { cellNumber } from './same-cell.ts';

export type CellFigures = { group: 'games' | 'table'; figures: StatLine };

const clock = /^(\d+):(\d\d)$/;

/**
 * The figures of a printed cell: "8-15" has two. Empty for a rate, which follows from other columns; undefined for a cell
 * that cannot be read. The inverse of the column's `text`.
 */
export function readCell(column: StatColumn, text: string): CellFigures | undefined {
  if (column.formula) return { group: 'table', figures: {} };
  const { key, abbr } = column;
  if (abbr === 'GP-GS') return pair(text, ['gp', 'gs'], 'games');
  if (key === 'gp' || key === 'gs') return single(text, key, 'games');
  if (abbr === 'SB-ATT') return stolen(text);
  if (abbr === 'W-L') return pair(text, ['wins', 'losses']);
  if (abbr === 'APP-GS') return pair(text, ['app', 'starts']);
  if (key === 'sec') return minutes(text);
  if (abbr === 'IP') {
    const outs = parseInnings(text);
    return outs === undefined ? undefined : { group: 'table', figures: { outs } };
  }
  const [first, second] = key.split('-');
  if (first && second) return pair(text, [first, second]);
  return single(text, key);
}

function single(text: string, key: string, group: CellFigures['group'] = 'table'): CellFigures | undefined {
  const value = cellNumber(text);
  return value === undefined ? undefined : { group, figures: { [key]: value } };
}

/** "27-27"; a total may print only the first figure. */
function pair(
  text: string,
  [first, second]: readonly [string, string],
  group: CellFigures['group'] = 'table',
): CellFigures | undefined {
  const parts = /^(-?[\d.]+)(?:[-–/](-?[\d.]+))?$/.exec(text.trim());
  if (!parts) return undefined;
  const [, a, b] = parts;
  return { group, figures: { [first]: Number(a), ...(b !== undefined && { [second]: Number(b) }) } };
}

/** "5-7": five stolen bases in seven attempts. */
function stolen(text: string): CellFigures | undefined {
  const [, bases, attempts] = /^(\d+)(?:-(\d+))?$/.exec(text.trim()) ?? [];
  if (bases === undefined) return undefined;
  const caught = attempts === undefined ? {} : { cs: Number(attempts) - Number(bases) };
  return { group: 'table', figures: { sb: Number(bases), ...caught } };
}

/** Whole minutes, or "540:00". */
function minutes(text: string): CellFigures | undefined {
  const [, whole, seconds] = clock.exec(text.trim()) ?? [];
  if (whole !== undefined) return { group: 'table', figures: { sec: Number(whole) * 60 + Number(seconds) } };
  const value = cellNumber(text);
  return value === undefined ? undefined : { group: 'table', figures: { sec: Math.round(value * 60) } };
}
