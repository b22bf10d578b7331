import type { BoxScore } from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import type { PlacedGame } from './place-game.ts';

/** Sports whose last period ends with a clock at zero. */
const countsDown: readonly SportFamily[] = [
  'basketball',
  'football',
  'icehockey',
  'lacrosse',
  'fieldhockey',
  'waterpolo',
];

/**
 * A game whose scorer never closed the file: final if its last period ended with a winner and its day is over. A file that
 * stops earlier stays as it is, and the warning says what to do.
 */
export function closeGame(placed: PlacedGame, today: string): { placed: PlacedGame; warnings: string[] } {
  const { boxScore } = placed;
  if (boxScore.complete || boxScore.venue.date >= today) return { placed, warnings: [] };
  const score = `${boxScore.away.name} ${boxScore.away.score}, ${boxScore.home.name} ${boxScore.home.score}`;
  if (isOver(boxScore))
    return {
      placed: { ...placed, boxScore: { ...boxScore, complete: true, clock: '' } },
      warnings: [`The file was never closed, but its last period is over: taken as final, ${score}.`],
    };
  const remedy = 'close it in the scoring program, or set complete="Y" in its <status>, and import the file again';
  return { placed, warnings: [`The file ends before the game does (${score}). If the game is over, ${remedy}.`] };
}

function isOver({ family, period, regulationPeriods, clock, home, away }: BoxScore): boolean {
  if (home.score === away.score) return false;
  if (family === 'volleyball') return Math.max(home.score, away.score) > regulationPeriods / 2;
  return countsDown.includes(family) && period >= regulationPeriods && /^0*:00(?:\.0+)?$/.test(clock);
}
