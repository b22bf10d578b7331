import type { gameState } from '../../src/domain/game-state.ts';
import type { RowOf } from '../college-rows.ts';
import type { LeaguePlan } from '../schedule/league.ts';

/** The seasons before those with a roster file. */
export type HistoryPlan = {
  /** Seasons with generated rosters and the schedule of today. */
  seasons: number;
  /** Even earlier ones, of which only results are known. */
  results?: OldResultsPlan;
};

/** A past year in which something happened to the first game against the rival, or to the whole season. */
export type PastEvent = {
  year: number;
  set: Partial<Omit<RowOf<'game'>, 'state'>> & { state?: keyof typeof gameState };
};

export type OldResultsPlan = {
  /** Year in which the first season begins. */
  since: number;
  /** Years without a team. */
  without: readonly number[];
  /** Abbreviations of the conference opponents of that time; the first is the rival of the events. */
  members: readonly string[];
  schedule: { type: 'league' } & LeaguePlan;
  /** Venue of home games before a year. */
  formerVenue: { key: string; until: number };
  events: readonly PastEvent[];
};
