import type { GameType, LocationIndicator } from '../../src/domain/game.ts';

/** A game of a generated schedule, without a result. */
export type Slot = {
  date: string;
  /** Local time at the venue; absent when it is to be announced. */
  time?: string;
  /** Index in `opponents.json`; absent for meets and undetermined opponents. */
  school?: number;
  title?: string;
  at: LocationIndicator;
  type: GameType;
  conference: boolean;
  conferenceTournament: boolean;
  tournament?: string;
  doubleheader: 0 | 1 | 2;
  /** Last day of a meet. */
  endDate?: string;
  /** Number of teams at a meet. */
  field?: number;
};

export const slot = (date: string, at: LocationIndicator, rest: Partial<Slot> = {}): Slot => ({
  date,
  at,
  type: 'R',
  conference: false,
  conferenceTournament: false,
  doubleheader: 0,
  ...rest,
});
