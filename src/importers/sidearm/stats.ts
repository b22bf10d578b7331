import type { StatLine } from '../../domain/stats/column.ts';
import type { SidearmValues } from './parse.ts';

const counts = {
  oreb: 'OffensiveRebounds',
  dreb: 'DefensiveRebounds',
  treb: 'TotalRebounds',
  pf: 'PersonalFouls',
  tf: 'TechnicalFouls',
  ast: 'Assists',
  to: 'Turnovers',
  blk: 'Blocks',
  stl: 'Steals',
  pts: 'Points',
};
const pairs = { Fgam: ['fgm', 'fga'], Tpam: ['fgm3', 'fga3'], Ftma: ['ftm', 'fta'] } as const;
const special = {
  ptsTurnovers: 'PointsOffTurnovers',
  ptsSecondChance: 'PointsOffSecondChance',
  ptsPaint: 'PointsInPaint',
  ptsFastBreak: 'PointsOffFastBreak',
  ptsBench: 'PointsFromBench',
};
/** Derived from plays by the source, so 0 in a file without plays. */
const fromPlays = { ties: 'Ties', leadChanges: 'Leads', largestLead: 'LargestLead' };

/** A box-score row; all values are strings, "2-8" for made and attempted. */
export function statLine(values: SidearmValues): StatLine {
  const line: Record<string, number> = { ...figures(values, counts) };
  for (const [name, [made, attempted]] of Object.entries(pairs)) {
    const [, first, second] = /^(\d{1,4})-(\d{1,4})$/.exec(text(values[name])) ?? [];
    if (first && second) Object.assign(line, { [made]: Number(first), [attempted]: Number(second) });
  }
  const minutes = whole(values.Minutes);
  return minutes === undefined ? line : { sec: minutes * 60, ...line };
}

export function specialLine(values: SidearmValues, hasPlays: boolean): StatLine {
  return figures(values, hasPlays ? { ...special, ...fromPlays } : special);
}

function figures(values: SidearmValues, names: Readonly<Record<string, string>>): Record<string, number> {
  const line: Record<string, number> = {};
  for (const [key, name] of Object.entries(names)) {
    const value = whole(values[name]);
    if (value !== undefined) line[key] = value;
  }
  return line;
}

function whole(value: string | number | null | undefined): number | undefined {
  return /^-?\d{1,6}$/.test(text(value)) ? Number(value) : undefined;
}

const text = (value: string | number | null | undefined) => String(value ?? '').trim();
