import type { BoxScore } from '../domain/box-score.ts';
import { checkBasketballPoints } from './checks/basketball-points.ts';
import { checkInnings } from './checks/innings.ts';
import { checkLineScore, checkScoringSummary } from './checks/line-score.ts';
import { checkMirrors, checkShotsOnGoal } from './checks/mirrors.ts';
import { checkPenalties } from './checks/penalties.ts';
import { checkStarters } from './checks/starters.ts';
import { checkSums } from './checks/sums.ts';
import { checkTeamFigures } from './checks/team-figures.ts';

/**
 * Reports contradictory figures of a game as sentences that name both. Nothing is changed, since only the scorer knows
 * which is right. Absent figures are not compared.
 */
export function checkBoxScore(game: BoxScore): string[] {
  const checks = [
    checkLineScore,
    checkScoringSummary,
    checkSums,
    checkTeamFigures,
    checkBasketballPoints,
    checkInnings,
    checkMirrors,
    checkShotsOnGoal,
    checkPenalties,
    checkStarters,
  ];
  return checks.flatMap((check) => check(game));
}
