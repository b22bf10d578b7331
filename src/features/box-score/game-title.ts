import type { GameSides } from './sides.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Duke at Lakeshore", "Duke vs Lakeshore" where neither was at home. */
export const gameTitle = ([away, home]: GameSides, neutral: boolean): string =>
  `${away.name} ${neutral ? 'vs' : 'at'} ${home.name}`;

/** "Nov 22, 2025" of a local date. */
export const printedDate = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}, ${date.slice(0, 4)}`;
