import { type } from 'arktype';

import { tenureRoles } from '../../domain/coaching/game-coaches.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { oneOf, sportName } from '../parameters.ts';

const record = type({
  wins: 'number.integer',
  losses: 'number.integer',
  ties: 'number.integer',
  /** From 0 to 1, three decimals; a tie counts as half a win. Null without games. */
  percentage: 'number | null',
});

export const coachingRow = type({
  /** "2026", "2025-26"; for a tenure the first and the last season. */
  firstSeason: 'string',
  lastSeason: 'string',
  seasons: 'number.integer',
  /** Null for a team without a coach. */
  coach: type({ name: 'string', url: 'string | null' }).or('null'),
  role: type.enumerated(...tenureRoles),
  /** Null if unknown. */
  overall: record.or('null'),
  conference: record.or('null'),
  /** The record including vacated wins; null if there are none. */
  asPlayed: record.or('null'),
  placing: 'string | null',
  postseason: 'string | null',
  /** `games`: derived from games. `line`: as entered or imported. `both`: a tenure with seasons of either kind. */
  from: "'games' | 'line' | 'both'",
  source: 'string | null',
  /** Sentences for a footnote. */
  notes: 'string[]',
  /** The schedule of a season with games. */
  scheduleUrl: 'string | null',
});
export type CoachingRow = typeof coachingRow.infer;
export type CoachingRecord = typeof record.infer;

export const coachingTypes = ['year', 'overall'] as const;
export type CoachingType = (typeof coachingTypes)[number];

/** `Coaches/records/{sport}/{type}`. */
export const coachingRecords = type({
  sport: sportReference,
  type: type.enumerated(...coachingTypes),
  /** Newest first. */
  rows: coachingRow.array(),
  /** All seasons; games of co-head coaches count once. */
  total: type({ overall: record.or('null'), conference: record.or('null') }),
  /** Sources of the records: "2024 to 2026 from the games.", "1921 to 2023 as printed in Media guide 2024." */
  coverage: 'string[]',
});
export type CoachingRecords = typeof coachingRecords.infer;

export const coachingContract = contract({
  path: '/Coaches/records/{sport}/{type}',
  summary: 'The records of the coaches of a sport by season or by tenure, derived from the games of each coach',
  parameters: { sport: sportName, type: oneOf('By season or by tenure', ...coachingTypes) },
  response: coachingRecords,
});
