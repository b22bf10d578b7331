import { type CountedGame, isExhibition, type Outcome } from '../../game.ts';
import { isComplete } from '../../game-state.ts';
import type { StatGroups } from '../column.ts';

export type StatPlayer = {
  /** Identifies the person within the college; a person may have several rows. */
  person: string;
  started: boolean;
  played: boolean;
  /** The pseudo-player for team rebounds, penalties and the like. */
  isTeam: boolean;
  stats: StatGroups;
};

/** Both scores of a quarter, half, period, inning or set; null if it was not played. */
export type PeriodScore = { number: number; own: number | null; opponents: number | null };

export type StatTeam = {
  score: number | null;
  stats: StatGroups;
  /** By period number, if the source has them. */
  periodStats?: Readonly<Record<string, StatGroups>>;
  players: readonly StatPlayer[];
};

/** A game with a box score, as season statistics read it. */
export type StatGame = Pick<CountedGame, 'locationIndicator' | 'localDate' | 'doubleheader'> & {
  id: number;
  opponent: string;
  /** Our result. */
  outcome: Outcome | undefined;
  /** Counts in the conference standings. */
  conference: boolean;
  /** The opponent was ranked at game time. */
  ranked: boolean;
  /** Periods, innings or sets played; null when unknown. */
  periods: number | null;
  attendance: number | null;
  /** The line score, if the source has one. */
  line?: readonly PeriodScore[];
  own: StatTeam;
  opponents: StatTeam;
};

/**
 * Whether a game's statistics count: those of vacated and forfeited games do, those of exhibitions, no contests and games in
 * progress or suspended do not.
 */
export const countsInStatistics = ({
  type,
  state,
  forfeit,
  noContest,
  hostedNotOurs,
}: Pick<CountedGame, 'type' | 'state' | 'forfeit' | 'noContest' | 'hostedNotOurs'>): boolean =>
  !isExhibition(type) && !noContest && !hostedNotOurs && (isComplete(state) || forfeit !== 'none');

/** Whether our opponents scored nothing in a game that has ended. */
export const isShutout = ({ outcome, opponents }: Pick<StatGame, 'outcome' | 'opponents'>): boolean =>
  outcome !== undefined && opponents.score === 0;

const mirrored: Record<Outcome, Outcome> = { W: 'L', L: 'W', T: 'T' };

/** The game as the opponent sees it. */
export const mirrorGame = (game: StatGame): StatGame => ({
  ...game,
  outcome: game.outcome && mirrored[game.outcome],
  own: game.opponents,
  opponents: game.own,
  ...(game.line && {
    line: game.line.map(({ number, own, opponents }) => ({ number, own: opponents, opponents: own })),
  }),
});
