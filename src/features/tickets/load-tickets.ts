import { product } from '../../content/products/product.ts';
import { teamSports } from '../../domain/sport.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** Games in which home games are looked for: about four weeks of a large college. */
const gamesAhead = 100;

export const load = async ({ api }: LoadRequest<'tickets'>) => {
  const [sports, products, games] = await Promise.all([
    api.sports.list(),
    api.content.all(product),
    api.events.upcoming({ size: gamesAhead }),
  ]);
  return { sports: teamSports(sports), products, games: games.items };
};
