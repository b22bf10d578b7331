import type { Outcome } from '../../domain/game.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { hasBegun, isUnderWay } from './game-text.ts';

const outcomeWords: Record<Outcome, string> = { W: 'win', L: 'loss', T: 'tie' };

/** ", 45–40, win", behind the teams of a game; empty without a score. */
export function spokenScore(
  score: { team: string | number; opponent: string | number } | null,
  outcome: Outcome | null,
) {
  if (!score) return '';
  return `, ${score.team}–${score.opponent}${outcome ? `, ${outcomeWords[outcome]}` : ''}`;
}

/** The same of a game that is followed, with where its link leads. */
export function spokenFollowed(game: ScoreboardGame): string {
  if (!hasBegun(game)) return '';
  const score = spokenScore({ team: game.teamScore, opponent: game.opponentScore }, game.outcome);
  return isUnderWay(game) ? `${score}. Follow live` : score;
}
