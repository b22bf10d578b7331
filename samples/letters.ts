import type { CollegeRows } from './college-rows.ts';
import { createRandom } from './random.ts';
import type { Team } from './team.ts';

/** Who lettered in each past season: no redshirts, half of the freshmen, and nearly all others. */
export function addLetters({ rows }: CollegeRows, teams: readonly Team[]): void {
  const rosterPlayers = new Map(rows.rosterPlayer.map((row) => [row.id, row]));
  for (const team of teams) {
    const random = createRandom(`letters of ${team.key}`);
    for (const { athlete, rosterPlayerId } of team.seasons
      .filter(({ back }) => back > 0)
      .flatMap(({ squad }) => squad)) {
      const row = rosterPlayers.get(rosterPlayerId);
      if (row) row.lettered = random.chance(shareOfLetters(athlete.classYear ?? ''));
    }
  }
}

const shareOfLetters = (classYear: string): number => {
  if (classYear === 'Redshirt') return 0;
  return classYear.endsWith('Freshman') ? 0.5 : 0.9;
};
