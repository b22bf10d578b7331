import type { MinimumOverrides } from './stats/season/minimums.ts';

export type DeciderUse = 'all' | 'postseason' | 'none';

/** Game format of a sport in a season; rules change from year to year. */
export type SeasonRules = {
  /** Number of regulation periods, halves, innings or sets. */
  periods: number;
  periodMinutes?: number;
  overtimeMinutes?: number;
  /** Soccer counts up, most others down; absent without a clock. */
  clock?: 'up' | 'down';
  /** Where a tied game is played on, and where a shootout decides who advances; everywhere if absent. */
  overtime?: DeciderUse;
  shootout?: DeciderUse;
  /** `false` if every game is played to a decision. */
  ties?: boolean;
  /** Qualifying minimums that differ from the default, by their name in the season book. */
  minimums?: MinimumOverrides;
};

/** Season titles: "2026" for one calendar year, "2025-26" across two. */
export function seasonTitle(startYear: number, acrossYears: boolean): string {
  return acrossYears ? `${startYear}-${String((startYear + 1) % 100).padStart(2, '0')}` : String(startYear);
}

/** The season that contains a day. Seasons that span two years start in August; others follow the calendar year. */
export function seasonTitleOn(localDate: string, acrossYears: boolean): string {
  const day = Temporal.PlainDate.from(localDate);
  return seasonTitle(acrossYears && day.month < 8 ? day.year - 1 : day.year, acrossYears);
}

/**
 * The current season of a sport on a day: the one that staff set, else the last that has started, which it remains until the next
 * one starts, else the first.
 */
export function currentSeasonOn<Season extends { startDate: string; pinned: boolean }>(
  seasons: readonly Season[],
  today: string,
): Season | undefined {
  const inOrder = seasons.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return inOrder.find(({ pinned }) => pinned) ?? inOrder.findLast(({ startDate }) => startDate <= today) ?? inOrder[0];
}

/** Who may see a season's roster: everyone, or staff. */
export const rosterAccesses = ['public', 'hidden'] as const;
