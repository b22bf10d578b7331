import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import type { ShownResult } from '../game-result.tsx';
import { hasBegun, type Moment, statusOf } from './game-text.ts';

/** The end of the row of a game that is followed. */
export function resultOfFollowed(game: ScoreboardGame, moment: Moment): ShownResult {
  const { kind, note } = statusOf(game, moment);
  const score = hasBegun(game) && { score: { team: game.teamScore, opponent: game.opponentScore } };
  if (kind === 'final') return { ...(game.outcome && { mark: game.outcome }), ...score, overtime: note, words: [] };
  const words = [note, game.stateReason].filter((word): word is string => Boolean(word));
  return { ...(kind !== 'scheduled' && { status: kind }), ...score, words };
}
