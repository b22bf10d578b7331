import type { CountedGame } from '../game.ts';

/** A game from the view of one team. Teams are identified by name. */
export type TeamGame = CountedGame & { team: string; opponent: string };

const otherSide = { us: 'them', them: 'us', both: 'both', none: 'none' } as const;
const otherPlace = { H: 'A', A: 'H', N: 'N' } as const;

/** The same game from the opponent's view; the opponent keeps its loss when the team's win is vacated. */
export const mirrored = (game: TeamGame): TeamGame => ({
  ...game,
  team: game.opponent,
  opponent: game.team,
  ourScore: game.opponentScore,
  opponentScore: game.ourScore,
  forfeit: otherSide[game.forfeit],
  locationIndicator: otherPlace[game.locationIndicator],
  vacated: false,
});
