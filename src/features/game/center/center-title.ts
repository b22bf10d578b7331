import type { BoardTeam } from './board-facts.ts';

/** "Duke at Lakeshore", "Duke vs Lakeshore" where neither is at home. */
export const pairing = ([away, home]: readonly [BoardTeam, BoardTeam], neutral: boolean): string =>
  `${away.name} ${neutral ? 'vs' : 'at'} ${home.name}`;
