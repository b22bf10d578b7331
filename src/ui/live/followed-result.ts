import { reasonText } from '../../domain/game-state.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { ShownResult } from '../games/game-result.tsx';
import { type DisplayTime, hasBegun, statusOf } from './game-text.ts';

/** The result column of a followed game. */
export function followedResult(game: ScoreboardGame, time: DisplayTime): ShownResult {
  const { kind, note } = statusOf(game, time);
  const score = hasBegun(game) && { score: { team: game.teamScore, opponent: game.opponentScore } };
  if (kind === 'final') return { ...(game.outcome && { mark: game.outcome }), ...score, overtime: note, notes: [] };
  const notes = [note, reasonText(game.state, game.stateReason)].filter((each): each is string => Boolean(each));
  return { ...(kind !== 'scheduled' && { status: kind }), ...score, notes };
}
