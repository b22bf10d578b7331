import type { GameType, Outcome } from '../../domain/game.ts';
import type { SportFamily } from '../../domain/sport-family.ts';

type PlayedGame = {
  family: SportFamily;
  type: GameType;
  outcome: Outcome | undefined;
  /** Rank of the opponent at game time as printed: "No. 12", "RV". */
  opponentPrefix: string | null;
  ourScore: number | null;
  opponentScore: number | null;
  /** "OT", "11"; empty in regulation. */
  overtime: string;
  tournament: string | null;
  conferenceTournament: boolean;
  spotlight: boolean;
  hasRecap: boolean;
};

/** The weight from which a result is notable among the results of a day. */
const notableFrom = 4;

/** The largest margin of a close game. */
const closeMargins: Partial<Record<SportFamily, number>> = { football: 3, basketball: 2 };

/** How much a result stands out among the results of a day: postseason, wins over ranked opponents, overtime and close wins first. */
export function weightOf(game: PlayedGame): number {
  const { family, type, outcome, opponentPrefix, ourScore, opponentScore, overtime } = game;
  const isWon = outcome === 'W';
  const isRanked = /^(?:No\.|#)\s?\d/.test(opponentPrefix ?? '');
  const margin = ourScore === null || opponentScore === null ? undefined : Math.abs(ourScore - opponentScore);
  const isClose = margin !== undefined && margin > 0 && margin <= (closeMargins[family] ?? 1);
  return (
    (type === 'P' ? 4 : 0) +
    (game.conferenceTournament ? 2 : 0) +
    (isRanked ? (isWon ? 4 : 1) : 0) +
    (overtime ? 2 : 0) +
    (isClose ? 1 : 0) +
    (isWon ? 1 : 0) +
    (game.tournament ? 1 : 0) +
    (game.spotlight ? 2 : 0) +
    (game.hasRecap ? 1 : 0)
  );
}

export const isNotable = (weight: number): boolean => weight >= notableFrom;
