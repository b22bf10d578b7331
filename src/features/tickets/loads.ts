import { product } from '../../content/products/product.ts';
import { teamSports } from '../../domain/sport.ts';
import type { LoadRequest } from '../../routing/load.ts';

/** Number of upcoming games that are searched for home games, about four weeks at a large college. */
const gamesAhead = 100;

/** Promotion place of the hotel sponsor. */
export const hotelPlace = 'hotel-sponsor';

export const loadTickets = async ({ api }: LoadRequest<'tickets'>) => {
  const [sports, products, games, hotel] = await Promise.all([
    api.sports.list(),
    api.content.all(product),
    api.events.upcoming({ size: gamesAhead }),
    api.promotions.get(hotelPlace),
  ]);
  return { sports: teamSports(sports), products, games: games.items, hasHotel: hotel !== undefined };
};
