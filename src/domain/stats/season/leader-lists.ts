import type { StatColumn } from '../column.ts';
import type { High, LeaderList } from './season-book.ts';

/** The largest figure of a game. */
export const high = (title: string, group: string, key: string): High => ({ title, group, key });

/** The leaders of a season by the first column, among players who reach a minimum. */
export const leader = (
  title: string,
  groups: readonly string[],
  columns: readonly StatColumn[],
  minimum?: string,
): LeaderList => ({ title, groups, columns, ...(minimum && { minimum }) });
