import { type GameState, isComplete } from './game-state.ts';

export const locationIndicators = ['H', 'A', 'N'] as const;
export type LocationIndicator = (typeof locationIndicators)[number];
/** Regular, postseason, exhibition, scrimmage (both left out of records), other. */
export const gameTypes = ['R', 'P', 'E', 'S', 'X'] as const;
export type GameType = (typeof gameTypes)[number];
/** The side that forfeited. */
export const forfeits = ['none', 'us', 'them', 'both'] as const;

export type GameMedia = {
  tv?: string;
  tvUrl?: string;
  radio?: string;
  audioUrl?: string;
  videoUrl?: string;
  statsUrl?: string;
  ticketsUrl?: string;
  links?: { title: string; url: string }[];
};

export type Outcome = 'W' | 'L' | 'T';

/** The fields that determine a game's result and whether it counts. */
export type DecidedGame = {
  state: GameState;
  type: GameType;
  ourScore: number | null;
  opponentScore: number | null;
  forfeit: (typeof forfeits)[number];
  noContest: boolean;
  hostedNotOurs: boolean;
};

export type CountedGame = DecidedGame & {
  locationIndicator: LocationIndicator;
  conference: boolean;
  conferenceTournament: boolean;
  vacated: boolean;
  localDate: string;
  doubleheader: number;
};

/**
 * Win, loss or tie; `undefined` while undecided or if there is no result (no contest, meets). A forfeit counts as a win or
 * loss regardless of the score; a game decided by penalty kicks or a shootout is a tie.
 */
export function outcomeOf(game: DecidedGame): Outcome | undefined {
  if (game.noContest || game.hostedNotOurs) return undefined;
  if (game.forfeit !== 'none') return game.forfeit === 'them' ? 'W' : 'L';
  if (!isComplete(game.state) || game.ourScore === null || game.opponentScore === null) return undefined;
  if (game.ourScore === game.opponentScore) return 'T';
  return game.ourScore > game.opponentScore ? 'W' : 'L';
}

/** Exhibitions and scrimmages are excluded from every record. */
export function isExhibition(type: GameType): boolean {
  return type === 'E' || type === 'S';
}

/** Whether the game counts toward records: decided, not an exhibition or scrimmage, and not a vacated win. */
export function countsInRecord(game: CountedGame): boolean {
  const outcome = outcomeOf(game);
  if (outcome === undefined || isExhibition(game.type)) return false;
  return !(game.vacated && outcome === 'W');
}

/** Overtime suffix of a score: "OT", "2OT", "11" for innings; empty in regulation or when unknown. */
export function overtimeText(periodsPlayed: number | null, regulation: number, innings: boolean): string {
  if (periodsPlayed === null || periodsPlayed === regulation) return '';
  if (innings) return String(periodsPlayed);
  const overtimes = periodsPlayed - regulation;
  if (overtimes < 1) return '';
  return overtimes === 1 ? 'OT' : `${overtimes}OT`;
}
