import { describe, expect, test } from 'vitest';

import type { EventGame } from '../../api/events/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { nextWithTickets, ticketSports } from './ticket-sports.ts';

const sports = [
  { id: 1, title: 'Football', tickets: null },
  { id: 2, title: 'Wrestling', tickets: 'https://example.com/wrestling' },
] as unknown as Sport[];
const at = { now: Date.parse('2026-11-27T18:00:00Z'), today: '2026-11-27' };

let lastId = 0;
const game = (sportId: number, dateUtc: string, more: object = {}): EventGame =>
  ({
    id: ++lastId,
    gameState: 0,
    venueDate: dateUtc.slice(0, 19),
    venueEndDate: null,
    dateUtc,
    tbd: false,
    allDay: false,
    forfeit: 'none',
    noContest: false,
    hostedNotOurs: false,
    locationIndicator: 'H',
    ticketLink: null,
    media: { tickets: null },
    sport: { id: sportId, family: 'football' },
    ...more,
  }) as unknown as EventGame;
const link = { media: { tickets: 'https://example.com/game' } };

const next = (...games: EventGame[]) => nextWithTickets(ticketSports(sports, games, []), at)?.game;

describe('the game at the top of the ticket page', () => {
  const later = game(2, '2026-12-05T20:00:00Z');
  const tonight = game(1, '2026-11-28T00:00:00Z', link);

  test('is the next home game of any sport whose tickets are sold by its own link or its sport’s', () => {
    expect(next(later, tonight)).toBe(tonight);
    expect(next(later)).toBe(later);
  });

  test.each([
    ['away', { ...link, locationIndicator: 'A' }],
    ['without tickets', {}],
    ['canceled', { ...link, gameState: 6 }],
    ['between two other schools', { ...link, hostedNotOurs: true }],
  ])('is not one that is %s', (_, more) => {
    expect(next(game(1, '2026-11-27T20:00:00Z', more), tonight)).toBe(tonight);
  });

  test('precedes one of the same day whose start is not set', () => {
    const open = game(2, '2026-11-28T00:00:00Z', { venueDate: '2026-11-28T00:00:00', dateUtc: null, tbd: true });
    expect(next(open, tonight)).toBe(tonight);
  });
});
