import { gameStateText, isComplete, isGameState } from '../../domain/game-state.ts';
import type { GameRow } from '../save/match-game.ts';
import type { ScheduledGame } from './scheduled-game.ts';

const remedy = 'correct the file that is wrong';

/** How the result of a schedule contradicts the box score of its game. */
export function whyOtherResult(row: GameRow, { state, ourScore, opponentScore }: ScheduledGame['values']) {
  if (state === undefined || !isGameState(state) || !isGameState(row.state)) return undefined;
  const isOtherScore = ourScore !== undefined && (ourScore !== row.ourScore || opponentScore !== row.opponentScore);
  const isOtherState = isComplete(state) ? !isComplete(row.state) : state !== row.state;
  if (!isOtherState && !isOtherScore) return undefined;
  const stated = ourScore === undefined ? gameStateText(state) : `${ourScore}-${opponentScore}`;
  const stored = `${gameStateText(row.state)} ${row.ourScore}-${row.opponentScore}`;
  return `the result "${stated}" differs from the box score of game ${row.id}, "${stored}", which is kept; ${remedy}`;
}

/** How the attendance of a schedule contradicts the stored one of its game. */
export const whyOtherAttendance = (row: GameRow, stored: number | null | undefined, stated: number): string =>
  `the attendance ${stated} differs from the stored one of game ${row.id}, ${stored}, which is kept; ${remedy}`;
