import { numberOf, type StatColumn, signed } from '../column.ts';
import { paired, share } from '../figure-columns.ts';
import type { TeamRow } from './season-book.ts';

/** A row that prints a column of one group. */
export const groupRow = (title: string, group: string, column: StatColumn): TeamRow => ({
  title,
  abbr: column.abbr,
  text: (line) => column.text({ ...line['games'], ...line[group] }),
});
/** The average of a figure in a game. */
export const perGameRow = (title: string, group: string, key: string): TeamRow => ({
  title: `${title} Per Game`,
  text: (line) => {
    const [sum, games] = [numberOf(line[group], key), numberOf(line['games'], 'gp')];
    return sum === undefined || !games ? undefined : signed(sum / games, 2);
  },
});
/** "8-15". */
export const pairRow = (title: string, group: string, first: string, second: string): TeamRow => ({
  title,
  text: (line) => paired(first, second, '', '').text({ ...line[group] }),
});
/** Made of attempted. */
export const shareRow = (title: string, group: string, made: string, attempted: string): TeamRow => ({
  title,
  text: (line) => share('', '', '', [made, attempted], { formula: '' }).text({ ...line[group] }),
});
