import { gameState } from '../domain/game-state.ts';
import type { Meeting } from '../domain/series/series.ts';

/** A final home game of the regular season against an opponent outside of the conference. */
export const finalGame = (localDate: string, ourScore: number, opponentScore: number): Meeting => ({
  id: Number(localDate.replaceAll('-', '')),
  state: gameState.GameComplete,
  type: 'R',
  ourScore,
  opponentScore,
  forfeit: 'none',
  noContest: false,
  hostedNotOurs: false,
  locationIndicator: 'H',
  conference: false,
  conferenceTournament: false,
  vacated: false,
  overtime: false,
  localDate,
  doubleheader: 0,
});
