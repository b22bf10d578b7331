import type { BookPlayer, BookTeam } from '../../api/stats/score-book.ts';

/** Everyone who played for a team, with or without statistics: starters in the order of `positions`, then the others. */
export function participants({ players }: Pick<BookTeam, 'players'>, positions: readonly string[]) {
  const tookPart = players.filter(({ played, started, isTeam }) => (played || started) && !isTeam);
  const placeOf = ({ position }: BookPlayer) => positions.indexOf(position) + 1 || positions.length + 1;
  return {
    starters: tookPart.filter(({ started }) => started).sort((a, b) => placeOf(a) - placeOf(b)),
    others: tookPart.filter(({ started }) => !started),
  };
}
