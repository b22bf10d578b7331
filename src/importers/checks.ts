import type { BoxScore } from '../domain/box-score.ts';
import { checkBasketballPoints } from './checks/basketball-points.ts';
import { checkInnings } from './checks/innings.ts';
import { checkLineScore, checkScoringSummary } from './checks/line-score.ts';
import { checkMirrors, checkShotsOnGoal } from './checks/mirrors.ts';
import { checkPenalties } from './checks/penalties.ts';
import { checkSums } from './checks/sums.ts';
import { checkTeamFigures } from './checks/team-figures.ts';

/**
 * Figures of a game that contradict each other, as sentences that name both. Nothing is changed: which of the two is
 * right, only the scorer knows. Figures that are absent are not compared.
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
  ];
  return checks.flatMap((check) => check(game));
}
