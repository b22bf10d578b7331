import type { Side } from '../side.ts';
import type { ScoreboardGame } from './scoreboard.ts';

/** Both scores by side. */
export function scoresBySide({
  ourSide,
  teamScore,
  opponentScore,
}: Pick<ScoreboardGame, 'ourSide' | 'teamScore' | 'opponentScore'>): Record<Side, number> {
  return ourSide === 'home' ? { away: opponentScore, home: teamScore } : { away: teamScore, home: opponentScore };
}
