import { expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import { type EventFacts, sportsEvent } from './sports-event.ts';

const game: EventFacts = {
  venueDate: '2026-09-05T18:00:00',
  venueEndDate: null,
  dateUtc: '2026-09-05T22:00:00Z',
  timezone: 'America/New_York',
  tbd: false,
  allDay: false,
  gameStateReason: null,
  gameState: gameState.Scheduled,
  originalDate: null,
  locationIndicator: 'H',
  location: 'Port Harbor, Wis.',
  facility: null,
  opponent: { id: 4, title: 'Duke' },
  sport: { title: 'Football' },
  media: { tickets: null },
};
const setting = { team: 'Lakeshore', url: 'https://x.test/1' };
const event = (change: Partial<EventFacts>) => {
  const found = sportsEvent({ ...game, ...change }, setting);
  if (!found) throw new Error('the game has no event');
  return found;
};

test('the home team is the one that plays at home', () => {
  expect(event({})).toMatchObject({
    name: 'Lakeshore vs Duke',
    homeTeam: { name: 'Lakeshore' },
    awayTeam: { name: 'Duke' },
  });
  expect(event({ locationIndicator: 'A' })).toMatchObject({
    name: 'Lakeshore at Duke',
    homeTeam: { name: 'Duke' },
    awayTeam: { name: 'Lakeshore' },
  });
});

test('a game at a neutral site has two competitors and no home team', () => {
  const neutral = event({ locationIndicator: 'N' });
  expect(neutral).toMatchObject({ name: 'Lakeshore vs Duke', competitor: [{ name: 'Lakeshore' }, { name: 'Duke' }] });
  expect(neutral).not.toHaveProperty('homeTeam');
});

test('the title of a meet follows the team without a preposition', () => {
  for (const locationIndicator of ['H', 'A', 'N'] as const)
    expect(event({ locationIndicator, opponent: { id: null, title: 'Lake Open' } })).toMatchObject({
      name: 'Lakeshore Lake Open',
      competitor: [{ name: 'Lakeshore' }],
    });
});

test('the start has the venue offset, or is a date without time', () => {
  expect(event({})).toMatchObject({ startDate: '2026-09-05T18:00-04:00' });
  expect(event({ tbd: true, dateUtc: null })).toMatchObject({ startDate: '2026-09-05' });
});

test('the event status is one of schema.org', () => {
  const status = (change: Partial<EventFacts>) => event(change).eventStatus;
  expect(status({ gameState: gameState.GameComplete })).toBe('https://schema.org/EventScheduled');
  expect(status({ gameState: gameState.Postponed })).toBe('https://schema.org/EventPostponed');
  expect(status({ gameState: gameState.Delayed })).toBe('https://schema.org/EventScheduled');
  const suspended = { gameState: gameState.Delayed, gameStateReason: 'Suspended, lightning' };
  expect(status(suspended)).toBe('https://schema.org/EventPostponed');
  expect(status({ gameState: gameState.Canceled })).toBe('https://schema.org/EventCancelled');
  expect(event({ originalDate: '2026-09-04' })).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2026-09-04',
  });
});

test('the location is an object with an address', () => {
  expect(event({})).toMatchObject({
    location: { name: 'Port Harbor, Wis.', address: { streetAddress: 'Port Harbor, Wis.' } },
  });
});

test('the address of a venue in a known city has no street unless it is known', () => {
  const facility = { title: 'Northfield Arena', street: null, city: 'Northfield', state: 'Minn.' };
  const addressOf = (street: string | null) =>
    event({ facility: { ...facility, street }, location: 'Northfield, Minn.' }).location;
  const city = { '@type': 'PostalAddress', addressLocality: 'Northfield', addressRegion: 'Minn.' };
  expect(addressOf(null)).toMatchObject({ address: city });
  expect(addressOf(null)).not.toHaveProperty('address.streetAddress');
  expect(addressOf('1 Main St.')).toMatchObject({ address: { ...city, streetAddress: '1 Main St.' } });
});

test('the location of an away game is named after the city, and others after the venue', () => {
  const facility = { title: 'Northfield Arena', street: null, city: 'Northfield', state: 'Minn.' };
  const placed = { facility, location: 'Northfield, Minn.' };
  const nameOf = (change: Partial<EventFacts>) => event({ ...placed, ...change }).location;
  expect(nameOf({ locationIndicator: 'A' })).toMatchObject({ '@type': 'StadiumOrArena', name: 'Northfield, Minn.' });
  for (const locationIndicator of ['H', 'N'] as const)
    expect(nameOf({ locationIndicator })).toMatchObject({ name: 'Northfield Arena' });
});

test('tickets are offered until the game is final', () => {
  const offered = (state: number) =>
    event({ gameState: state, media: { tickets: { url: '/tickets/duke' } } }).offers as object | undefined;
  expect(offered(gameState.Scheduled)).toEqual({ '@type': 'Offer', url: 'https://x.test/tickets/duke' });
  expect(offered(gameState.Postponed)).toBeDefined();
  for (const state of [gameState.Canceled, gameState.FullTime, gameState.GameComplete])
    expect(offered(state)).toBeUndefined();
});

test.each([
  ['no place', { location: null, facility: null }],
  [
    'a venue without an address',
    { location: null, facility: { title: 'Arena', street: null, city: null, state: null } },
  ],
])('a game with %s has no event, because search engines require an address', (_, change) => {
  expect(sportsEvent({ ...game, ...change }, setting)).toBeUndefined();
});

test('a row of a season has a status only if it is not as scheduled', () => {
  const statusOf = (state: number) =>
    sportsEvent({ ...game, gameState: state }, { ...setting, isRow: true })?.eventStatus;
  expect([gameState.Scheduled, gameState.Canceled].map(statusOf)).toEqual([
    undefined,
    'https://schema.org/EventCancelled',
  ]);
});
