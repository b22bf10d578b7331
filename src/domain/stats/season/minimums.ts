import { numberOf, type StatLine } from '../column.ts';
import type { Minimum } from './season-book.ts';
import type { SeasonLines } from './season-lines.ts';

/** Whether a player's line reaches a minimum, given the team's games. */
export function reachesMinimum(
  { figures, perTeamGame = 0, perTeamSet, games = 0 }: Minimum,
  line: StatLine,
  { games: teamGames, team }: Pick<SeasonLines, 'games' | 'team'>,
): boolean {
  const sum = figures.reduce((total, key) => total + (numberOf(line, key) ?? 0), 0);
  const needed = perTeamSet === undefined ? perTeamGame * teamGames : perTeamSet * (team['box']?.['sp'] ?? 0);
  return sum > 0 && sum >= needed && (numberOf(line, 'gp') ?? 0) >= games * teamGames;
}
