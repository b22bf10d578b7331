import type { BoxScore } from '../../domain/box-score.ts';
import { numberOf, type StatLine } from '../../domain/stats/column.ts';
import { teamsOf } from './team-lines.ts';

/** Compares the points of teams and players with their made shots: PTS = 2(FG − 3PT) + 3·3PT + FT. */
export function checkBasketballPoints(game: BoxScore): string[] {
  if (game.family !== 'basketball') return [];
  return teamsOf(game).flatMap(({ team }) => [
    ...comparePoints(team.name, team.stats.box),
    ...team.players.flatMap(({ firstName, lastName, stats }) =>
      comparePoints(`${team.name}, ${firstName} ${lastName}`, stats.box),
    ),
  ]);
}

function comparePoints(who: string, line: StatLine | undefined): string[] {
  const points = numberOf(line, 'pts');
  const made = madePoints(line);
  if (points === undefined || made === undefined || points === made) return [];
  return [`${who}: the made shots are worth ${made} points, the line says ${points}.`];
}

function madePoints(line: StatLine | undefined): number | undefined {
  const [field, three, free] = [numberOf(line, 'fgm'), numberOf(line, 'fgm3'), numberOf(line, 'ftm')];
  if (field === undefined || three === undefined || free === undefined) return undefined;
  return 2 * (field - three) + 3 * three + free;
}
