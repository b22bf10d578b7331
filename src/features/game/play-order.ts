import type { BookPlay } from '../../api/stats/score-book.ts';

/** Order of a play list. */
export type PlayOrder = 'newest' | 'oldest';

/**
 * Orders plays for a list. With newest first, a heading (inning, drive) still precedes its plays.
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

/** Number of plays without headings. */
export const countPlays = (plays: readonly Pick<BookPlay, 'kind'>[]): number =>
  plays.filter(({ kind }) => kind !== 'heading').length;
