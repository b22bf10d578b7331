import type { BookPlayer } from '../../api/stats/score-book.ts';

type Named = Pick<BookPlayer, 'firstName' | 'lastName' | 'checkName' | 'isTeam'>;

/** "Last, First", as in box-score tables. */
export function listedName({ firstName, lastName, checkName, isTeam }: Named): string {
  if (isTeam) return 'Team';
  return [lastName, firstName].filter(Boolean).join(', ') || checkName;
}

/** "First Last", for running text. */
export const spokenName = ({ firstName, lastName, checkName }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || checkName;
