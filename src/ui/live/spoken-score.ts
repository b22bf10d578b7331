import type { Outcome } from '../../domain/game.ts';
import type { ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { hasBegun, isUnderWay } from './game-text.ts';

const spokenOutcomes: Record<Outcome, string> = { W: 'win', L: 'loss', T: 'tie' };

/** Appended to teams and scores, such as ", win"; empty while undecided. */
export const spokenOutcome = (outcome: Outcome | null): string => (outcome ? `, ${spokenOutcomes[outcome]}` : '');

/** The same for a followed game; ". Follow live" describes the link of a game that is under way. */
export function spokenFollowed(game: ScoreboardGame): string {
  if (!hasBegun(game)) return '';
  return isUnderWay(game) ? '. Follow live' : spokenOutcome(game.outcome);
}
