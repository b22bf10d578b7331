import type { StatGroups } from '../../domain/stats/column.ts';

/** A statistic under the name that existing programs expect. */
export type FeedColumn = {
  name: string;
  /** Short heading: "FG%". */
  label: string;
  description: string;
  text: (groups: StatGroups) => string | undefined;
};

const unrecorded = '-';

export const labelsOf = (columns: readonly FeedColumn[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, label }) => [name, label]));

export const descriptionsOf = (columns: readonly FeedColumn[]): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, description }) => [name, description]));

/** Every figure as a string, with an ASCII minus. */
export const valuesOf = (columns: readonly FeedColumn[], groups: StatGroups): Record<string, string> =>
  Object.fromEntries(columns.map(({ name, text }) => [name, text(groups)?.replaceAll('−', '-') ?? unrecorded]));

/** "Runs batted in" -> "RunsBattedIn", "Points: two a goal, one an assist" -> "Points". */
export const feedName = (title: string): string =>
  (title.split(/[,:]/)[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
