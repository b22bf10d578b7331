import type { EventGame } from '../../api/events/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import type { Product } from './product-card.tsx';

/** Home games of a sport on the page. */
const gamesPerSport = 3;

export type TicketSport = { sport: Sport; games: EventGame[]; products: Product[]; address: string | undefined };

/** The sports that sell tickets: with home games ahead, season tickets or a ticket office; the next game first. */
export function ticketSports(
  sports: readonly Sport[],
  games: readonly EventGame[],
  products: readonly Product[],
): TicketSport[] {
  const home = games.filter(({ locationIndicator }) => locationIndicator === 'H');
  return sports
    .map((sport) => ({
      sport,
      address: sport.tickets ?? undefined,
      games: home
        .filter((game) => game.sport.id === sport.id && (game.ticketLink ?? game.media.tickets ?? sport.tickets))
        .slice(0, gamesPerSport),
      products: products.filter((each) => each.sports.some(({ id }) => id === sport.id)),
    }))
    .filter(({ games: next, products: season }) => next.length + season.length > 0)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.sport.title.localeCompare(b.sport.title, 'en'));
}

const dateOf = ({ games: [next] }: TicketSport): string => next?.venueDate ?? '9999';
