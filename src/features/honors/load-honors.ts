import { allAmerican } from '../../content/honors/all-american.ts';
import { award } from '../../content/honors/award.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** The halls of fame with their latest class, the awards, and the latest All-Americans. */
export const load = async ({ api }: LoadRequest<'honorsHome'>) => {
  const [halls, awards, allAmericans] = await Promise.all([
    api.content.all(hall),
    api.content.all(award),
    api.content.list(allAmerican, { size: 12 }),
  ]);
  const members = await Promise.all(halls.map(({ id }) => api.content.list(inductee, { hallId: id, size: 24 })));
  return {
    halls: halls.map((each, index) => {
      const { items, total } = members[index] ?? { items: [], total: 0 };
      return { hall: each, total, latest: items.filter(({ inducted }) => inducted === items[0]?.inducted) };
    }),
    awards,
    allAmericans,
  };
};
