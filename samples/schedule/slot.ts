import type { GameType, LocationIndicator } from '../../src/domain/game.ts';

/** A place on a schedule before anything is known of how it ends. */
export type Slot = {
  date: string;
  /** Wall time at the venue; absent while it is to be announced, whatever the day. */
  time?: string;
  /** Place in the list of schools; absent for meets and opponents to be named. */
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
  /** Teams at a meet, for its placing. */
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
