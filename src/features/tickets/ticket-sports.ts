import type { EventGame } from '../../api/events/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { type LocalNow, nextGame } from '../../domain/upcoming.ts';
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
      games: home.filter((game) => game.sport.id === sport.id && addressOf(game, sport)).slice(0, gamesPerSport),
      products: products.filter((each) => each.sports.some(({ id }) => id === sport.id)),
    }))
    .filter(({ games: next, products: season }) => next.length + season.length > 0)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.sport.title.localeCompare(b.sport.title, 'en'));
}

/** The next home game of all sports with tickets, or one that is being played. */
export function nextWithTickets(offered: readonly TicketSport[], at: LocalNow) {
  const games = offered.flatMap(({ games }) => games).toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  const game = nextGame(games, at);
  const sport = offered.find((offer) => game && offer.games.includes(game))?.sport;
  return game && sport && { game, sport };
}

/** Where the tickets of a game are sold. */
export const addressOf = (
  { ticketLink, media }: Pick<EventGame, 'ticketLink' | 'media'>,
  sport: Pick<Sport, 'tickets'>,
): string | undefined => ticketLink ?? media.tickets ?? sport.tickets ?? undefined;

/** Games without a start time are the last of their day. */
const startOf = ({ dateUtc, venueDate, tbd, allDay }: EventGame): string =>
  dateUtc === null || tbd || allDay ? `${venueDate.slice(0, 10)}T99` : dateUtc;

const dateOf = ({ games: [next] }: TicketSport): string => next?.venueDate ?? '9999';
