import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestApi } from '../../testing/api.ts';
import { createBoxScore } from '../../testing/box-score-factories.ts';
import { createCollege, createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';

/** A college in New York with games elsewhere: the API uses the college's zone, pages print venue time. */

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const tenantId = (await createCollege(db, { slug: 'harbor' })).id;
  const season = await createSeason(db, await createSport(db, tenantId), { title: '2099' });
  const away = { opponentId: (await createOpponent(db, tenantId)).id, locationIndicator: 'A' as const };
  const late = await createGame(db, season, {
    ...away,
    localDate: '2099-09-10',
    startsAt: '2099-09-11T06:30:00Z',
    endsAt: '2099-09-11T09:00:00Z',
    timezone: 'America/Los_Angeles',
  });
  await createBoxScore(db, late);
  await createGame(db, season, {
    ...away,
    localDate: '2099-09-13',
    startsAt: '2099-09-12T23:00:00Z',
    timezone: 'Asia/Tokyo',
  });
  await createGame(db, season, { ...away, localDate: '2099-09-11', tbd: true, timezone: 'America/Los_Angeles' });
  await createGame(db, season, {
    ...away,
    localDate: '2099-09-20',
    localEndDate: '2099-09-21',
    allDay: true,
    timezone: 'Asia/Tokyo',
  });
});
afterAll(() => site.close());

type Game = { id: number };
const idsOf = (games: Game[]) => games.map(({ id }) => id);

describe('a game at 23:30 in California', () => {
  const college = {
    date: '2099-09-11T02:30:00',
    dateUtc: '2099-09-11T06:30:00Z',
    time: '2:30 a.m.',
  };
  const venue = {
    venueDate: '2099-09-10T23:30:00',
    venueTime: '11:30 p.m. PDT',
    venueEndDate: '2099-09-11T02:00:00',
    timezone: 'America/Los_Angeles',
  };

  it('is on the next day in the college’s zone, with the venue’s date and time beside it', async () => {
    expect(await site.json('/api/v2/ScheduleGames/1')).toMatchObject({
      ...college,
      ...venue,
      enddate: '2099-09-11T05:00:00',
    });
    const { items } = await site.json('/api/v2/EventsResults/upcoming');
    expect(items[0]).toMatchObject({ ...college, ...venue, gameDate: college.date, endDate: '2099-09-11T05:00:00' });
  });

  it('has a box score with the college’s date, and the venue’s date beside it', async () => {
    expect(await site.json('/api/v2/Stats/boxscore/1')).toMatchObject({
      gameDate: '09/11/2099',
      venue: { date: '09/10/2099' },
    });
  });

  it('is in the calendar on the college’s day and not on the venue’s', async () => {
    expect(await site.json('/api/v2/Calendar/from/2099-09-10/to/2099-09-10')).toEqual([]);
    const [day, ...others] = await site.json('/api/v2/Calendar/from/2099-09-11/to/2099-09-11');
    expect(others).toEqual([]);
    expect([day.date, idsOf(day.events)]).toEqual(['2099-09-11T00:00:00', [1, 3]]);
  });
});

it('a game on Sunday morning in Japan is on the college’s Saturday', async () => {
  expect(await site.json('/api/v2/ScheduleGames/2')).toMatchObject({
    date: '2099-09-12T19:00:00',
    time: '7 p.m.',
    venueDate: '2099-09-13T08:00:00',
    venueTime: '8 a.m. GMT+9',
  });
});

it('a date without a time is the same day in both zones', async () => {
  expect(await site.json('/api/v2/ScheduleGames/3')).toMatchObject({
    date: '2099-09-11T00:00:00',
    dateUtc: null,
    time: 'TBA',
    venueDate: '2099-09-11T00:00:00',
    venueTime: 'TBA',
  });
  expect(await site.json('/api/v2/ScheduleGames/4')).toMatchObject({
    date: '2099-09-20T00:00:00',
    enddate: '2099-09-21T00:00:00',
    venueEndDate: '2099-09-21T00:00:00',
  });
});

it('lists by day use the college’s days and their order', async () => {
  const { items } = await site.json('/api/v2/NextEvents');
  expect(items.map(({ date, games }: { date: string; games: Game[] }) => [date, idsOf(games)])).toEqual([
    ['2099-09-11T00:00:00', [1, 3]],
    ['2099-09-12T00:00:00', [2]],
    ['2099-09-20T00:00:00', [4]],
  ]);
});

it('a game over several days is in the calendar of its later days only if ongoing games are requested', async () => {
  const later = '/api/v2/Calendar/from/2099-09-21/to/2099-09-21';
  expect(await site.json(later)).toEqual([]);
  const [day] = await site.json(`${later}?ongoing=true`);
  expect([day.date, idsOf(day.events)]).toEqual(['2099-09-20T00:00:00', [4]]);
});
