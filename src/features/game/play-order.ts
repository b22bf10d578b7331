import type { BookPlay } from '../../api/stats/score-book.ts';

/** Which play comes first in a list. */
export type PlayOrder = 'newest' | 'oldest';

/**
 * Plays in the order of a list. Newest first, a heading (an inning, a drive) still stands over the plays it introduces.
 *
 * @param plays oldest first
 */
export function orderPlays<Play extends Pick<BookPlay, 'kind' | 'period'>>(
  plays: readonly Play[],
  order: PlayOrder,
): readonly Play[] {
  if (order === 'oldest') return plays;
  const groups: Play[][] = [];
  for (const play of plays) {
    const group = groups.at(-1);
    if (group && play.kind !== 'heading' && group[0]?.period === play.period) group.push(play);
    else groups.push([play]);
  }
  return groups.toReversed().flatMap((group) => {
    const [first, ...rest] = group;
    return first?.kind === 'heading' ? [first, ...rest.toReversed()] : group.toReversed();
  });
}

/** How many plays there are, headings not counted. */
export const countPlays = (plays: readonly Pick<BookPlay, 'kind'>[]): number =>
  plays.filter(({ kind }) => kind !== 'heading').length;
