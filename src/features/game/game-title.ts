import type { GameSides } from './sides.ts';

/** "Duke at Lakeshore", "Duke vs Lakeshore" where neither was at home. */
export const gameTitle = ([away, home]: GameSides, neutral: boolean): string =>
  `${away.name} ${neutral ? 'vs' : 'at'} ${home.name}`;
