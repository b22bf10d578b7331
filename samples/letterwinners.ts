import { formatLetterYears } from '../src/domain/history/letter-years.ts';
import type { RowInput } from '../src/editing/read-row.ts';
import { drawName } from './names.ts';
import { createRandom, type Random } from './random.ts';
import { sportKinds } from './sports.ts';
import type { Team } from './team.ts';

const source = 'Lakeshore Record Book';
const towns = ['Port Ellery, Wis.', 'Quarry Lake, Mich.', 'Maple Hollow, Mich.', 'Dunmore, Pa.', 'Three Forks, Minn.'];

/** Letterwinners of the years before the first roster, two or three of them new each year. */
export function writeLetterwinners(teams: readonly Team[]): RowInput[] {
  return ['football', 'baseball', 'womensBasketball'].flatMap((key) => {
    const team = teams.find((one) => one.key === key);
    const oldest = team?.seasons.at(-1);
    if (!team || !oldest) return [];
    const { slug: sport, gender } = sportKinds[team.key];
    const random = createRandom(`letterwinners of ${sport}`);
    const known = new Set<string>();
    const rows: RowInput[] = [];
    for (let year = gender === 'f' ? 1974 : 1921; year < Math.min(oldest.span.year, 2015); year += random.int(1, 2)) {
      const { firstName, lastName } = drawName(random, gender);
      const name = `${firstName} ${lastName}`;
      if (known.has(name)) continue;
      known.add(name);
      const values = {
        name,
        sport,
        years: formatLetterYears(yearsFrom(year, random)),
        ...(random.chance(0.7) && { hometown: random.pick(towns) }),
        ...(random.chance(0.1) && { note: 'Captain' }),
        source,
      };
      rows.push({ values });
    }
    return rows;
  });
}

/** One to four letters within five years, some with a gap. */
const yearsFrom = (first: number, random: Random): number[] => {
  const count = random.int(1, 4);
  const gap = random.chance(0.2) ? 1 : 0;
  return Array.from({ length: count }, (_, index) => first + index + (index > 0 ? gap : 0));
};
