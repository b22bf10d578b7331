import type { BoxScore } from '../../domain/box-score.ts';
import type { Side } from '../../domain/side.ts';
import { teamsOf } from './team-lines.ts';

/** Compares the periods with the final score; in volleyball, the sets won. */
export function checkLineScore(game: BoxScore): string[] {
  if (game.periods.length === 0) return [];
  return teamsOf(game).flatMap(({ side, team }) => {
    const sum = game.family === 'volleyball' ? setsWon(game, side) : pointsOf(game, side);
    if (sum === team.score) return [];
    return [`${team.name}: the line score adds up to ${sum}, the final score says ${team.score}.`];
  });
}

/** The last entry of the scoring summary, if any, must match the final score. */
export function checkScoringSummary({ scoring, home, away }: BoxScore): string[] {
  const last = scoring.at(-1)?.score;
  if (!last || (last.home === home.score && last.away === away.score)) return [];
  return [`The scoring summary ends at ${last.away}-${last.home}, the final score says ${away.score}-${home.score}.`];
}

const pointsOf = ({ periods }: BoxScore, side: Side) => periods.reduce((sum, period) => sum + (period[side] ?? 0), 0);

/** The last set counts only in a final match, since a set in progress has no winner. */
function setsWon({ periods, complete }: BoxScore, side: Side): number {
  const finished = complete ? periods : periods.slice(0, -1);
  const other = side === 'home' ? 'away' : 'home';
  return finished.filter((set) => (set[side] ?? 0) > (set[other] ?? 0)).length;
}
