import { type } from 'arktype';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findGlobalSport } from '../domain/global-sports.ts';
import { createTestApi } from '../testing/api.ts';
import { createCompleteCollege } from '../testing/complete-college.ts';
import { addressOf } from '../testing/endpoint-addresses.ts';
import { createCollege, createSeason, createSport } from '../testing/factories.ts';
import { endpoints, writes } from './endpoints.ts';
import { pathOf } from './openapi.ts';
import { sportMapName } from './sports/sport-map-name.ts';

/** Compatibility with programs written for other college sites, point by point. */

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  await createCompleteCollege(site.db);
});
afterAll(() => site.close());

const documented = endpoints.flatMap((endpoint) => {
  const { response, recorded, staffOnly } = endpoint;
  return response && !recorded && !staffOnly ? [[pathOf(endpoint), response, endpoint] as const] : [];
});

it.each(documented)('%s responds in the documented shape', async (_, response, endpoint) => {
  const body = await site.json(addressOf(endpoint));
  const checked = response(body);
  expect(checked instanceof type.errors ? checked.summary : '').toBe('');
});

describe('1. Sports', () => {
  it('is a bare array with every key by which clients find a sport', async () => {
    const [, football] = await site.json('/api/v2/sports/');
    expect(football).toMatchObject({
      id: 1,
      title: 'Football',
      shortName: 'football',
      globalSportId: 5,
      globalSportNameSlug: 'football',
      rosterId: 1,
      scheduleId: 1,
      nonSport: false,
    });
  });

  it('includes departments without a team, without a roster', async () => {
    const [cheer] = await site.json('/api/v2/Sports');
    expect(cheer).toMatchObject({ title: 'Cheer', nonSport: true, rosterId: null });
  });
});

it.each(['EventsResults/results', 'Stories', 'Podcasts', 'Calendar/from/2026-09-01/to/2026-09-30'])(
  'a program that sends 0 as the sport of %s gets those of every sport',
  async (path) => {
    expect(await site.json(`/api/v2/${path}?sportId=0`)).toEqual(await site.json(`/api/v2/${path}`));
  },
);

describe('2. the two game objects', () => {
  it('spell the same facts differently', async () => {
    const scheduled = await site.json('/api/v2/ScheduleGames/1');
    const { items } = await site.json('/api/v2/EventsResults/results?sportId=1');
    const event = items.find((game: { id: number }) => game.id === 1);
    expect([scheduled.conference, event.isConference, event.conference]).toEqual([true, true, 'Coastal Conference']);
    expect([scheduled.result.boxscore.url, event.result.boxScore]).toEqual([
      '/boxscore.aspx?id=1',
      '/boxscore.aspx?id=1',
    ]);
    expect([scheduled.media.video.url, event.media.video]).toEqual(['/watch/1', '/watch/1']);
    expect([scheduled.opponent.image.fullpath, event.opponent.image]).toEqual([
      '/media/logos/northfield.svg',
      '/media/logos/northfield.svg',
    ]);
    expect([scheduled.facility.title, event.gameFacility.title]).toEqual(['Harbor Field', 'Harbor Field']);
    expect([scheduled.tournament, event.tournament]).toEqual([null, '']);
    expect([scheduled.postStoryId, event.gamePostgameStoryId, event.story.title]).toEqual([1, 1, 'Harbor wins']);
    expect([scheduled.atVs, event.showAtVs, scheduled.type, event.type]).toEqual(['vs', true, 'R', 'recent']);
    expect([scheduled.sport.globalSportShortname, event.sport.globalSportShortName]).toEqual(['football', 'football']);
    expect([scheduled.opponent.title, event.opponent.title, event.opponent.name]).toEqual([
      'Northfield',
      'No. 2 Northfield',
      'Northfield',
    ]);
  });

  it('have the fields that pages need in addition to the established names', async () => {
    expect(await site.json('/api/v2/ScheduleGames/1')).toMatchObject({
      boxscoreUrl: '/sports/football/stats/2026/northfield/boxscore/1',
      recapUrl: '/news/2026/9/11/story-1',
      overtime: 'OT',
      gameState: 8,
      timezone: 'America/New_York',
    });
  });
});

describe('3. text and numbers', () => {
  it('scores, jerseys and all of a box score are text; ids, heights and weights are numbers', async () => {
    const { result } = await site.json('/api/v2/ScheduleGames/1');
    const { players } = await site.json('/api/v2/Rosters/1');
    const box = await site.json('/api/v2/Stats/boxscore/1');
    expect([result.teamScore, result.opponentScore]).toEqual(['27', '24']);
    expect(players[0]).toMatchObject({ jerseyNumber: '00', heightFeet: 6, heightInches: 2, weight: 210 });
    expect(box.homeTeam.players[0]).toMatchObject({
      name: 'Swarm, Molly',
      uniform: '7',
      gameStarted: '1',
      rosterPlayerId: '1',
      rushing: { att: '10', yds: '55' },
    });
    expect([box.homeTeamScore, box.periodScoresHome, box.periodScoresAway]).toEqual(['27', ['24', '3'], ['24', 'X']]);
  });
});

describe('4. dates', () => {
  it('are wall time without zone, beside the instant and a printed time', async () => {
    expect(await site.json('/api/v2/ScheduleGames/1')).toMatchObject({
      date: '2026-09-10T18:00:00',
      dateUtc: '2026-09-10T22:00:00Z',
      time: '6 p.m.',
      tbd: false,
    });
  });

  it('have no instant while the time is to be announced', async () => {
    expect(await site.json('/api/v2/ScheduleGames/2')).toMatchObject({
      date: '2026-09-17T00:00:00',
      dateUtc: null,
      time: 'TBA',
      tbd: true,
    });
  });
});

describe('5. the letters that strict clients accept', () => {
  it('are the only ones', async () => {
    const { games } = await site.json('/api/v2/Schedule/1');
    expect(games).toHaveLength(5);
    for (const game of games) {
      expect(['H', 'A', 'N']).toContain(game.locationIndicator);
      expect(['A', 'O']).toContain(game.status);
      expect(['W', 'L', 'T', 'N', undefined]).toContain(game.result?.status);
    }
  });

  it('a meet has no winner and its placing as text', async () => {
    expect((await site.json('/api/v2/ScheduleGames/5')).result).toMatchObject({
      status: 'N',
      teamScore: null,
      postScore: '1st of 12',
    });
  });
});

describe('6. rosters', () => {
  it('by sport id are an envelope whose first item is the current roster with its players', async () => {
    const page = await site.json('/api/v2/rosters?SportID=1&seasonId=');
    expect(page).toMatchObject({
      total: 1,
      page: 1,
      pages: 1,
      items: [{ season: { title: '2026' }, displayTitle: '2026 Football Roster' }],
    });
    expect(page.items[0].players).toHaveLength(1);
  });

  it('without a sport id are refused with the message that existing programs expect', async () => {
    const answer = await site.get('/api/v2/Rosters');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { title: 'One or more validation errors occurred.', errors: { sportId: [expect.stringContaining('required')] } },
    ]);
  });

  it('of an unknown sport are an empty envelope', async () => {
    expect((await site.json('/api/v2/Rosters?sportId=99')).items).toEqual([]);
  });

  it('by slug or code and by id are bare objects of the requested season, or a 404', async () => {
    expect((await site.json('/api/v2/Rosters/bySport/FOOTBALL')).season.title).toBe('2026');
    expect((await site.json('/api/v2/Rosters/bySport/football?season=2025')).season.title).toBe('2025');
    expect((await site.get('/api/v2/Rosters/bySport/football?season=1999')).status).toBe(404);
    expect(await site.json('/api/v2/Rosters/list?sport=football')).toMatchObject([
      { id: 1, rosterId: 1, seasonTitle: '2026' },
      { id: 2, seasonTitle: '2025' },
    ]);
  });

  it('omit hidden players and have an image object for everyone', async () => {
    const roster = await site.get('/api/v2/Rosters/1');
    const text = await roster.text();
    expect(text).not.toContain('Hidden');
    expect(JSON.parse(text).players[0].image.absoluteUrl).toBe('http://harbor.localhost/media/pictures/1.svg');
    expect(JSON.parse(text).coaches.map((coach: { lastName: string }) => coach.lastName)).toEqual(['Whistle', 'Aide']);
  });
});

it('a season is found by the year in which it begins, unless another season has that title', async () => {
  const { db } = site;
  const { id } = await createCollege(db, { slug: 'summit' });
  const basketball = await createSport(db, id, 'mens-basketball');
  await createSeason(db, basketball, { title: '2026-27' });
  const tennis = await createSport(db, id, 'mens-tennis');
  await createSeason(db, tennis, { title: '2026-27' });
  await createSeason(db, tennis, { title: '2026', isCurrent: false });
  await site.announce(id);
  const titleOf = async (path: string) =>
    (await site.json(`/api/v2/Rosters/bySport/${path}`, 'summit.localhost')).season.title;
  expect(await titleOf('mens-basketball?season=2026')).toBe('2026-27');
  expect(await titleOf('mens-basketball?season=2026-27')).toBe('2026-27');
  expect(await titleOf('mens-tennis?season=2026')).toBe('2026');
  expect((await site.get('/api/v2/Rosters/bySport/mens-basketball?season=2027', {}, 'summit.localhost')).status).toBe(
    404,
  );
});

it('7. rosterPlayerId identifies the bio, which a hidden player does not have', async () => {
  const bio = await site.json('/api/v2/Players/1');
  expect(bio).toMatchObject({ url: '/sports/football/roster/molly-swarm/1', bio: '<p>Good.</p>', playerId: 1 });
  expect(bio.seasons.map((season: { seasonTitle: string }) => season.seasonTitle)).toEqual(['2026', '2025']);
  expect(bio.gameLog).toMatchObject([{ game: { id: 1 }, stats: { rushing: { yds: 55 } } }]);
  expect(bio.seasons[0]).toMatchObject({ gamesPlayed: 1, gamesStarted: 1, stats: { rushing: { att: 10, yds: 55 } } });
  expect(bio.facts).toContainEqual({ label: 'Height', value: '6′2″' });
  expect((await site.get('/api/v2/Players/3')).status).toBe(404);
});

describe('8. missing resources', () => {
  it('an unknown game is a 404, a game without a box score a 204 with an empty body', async () => {
    expect((await site.get('/api/v2/ScheduleGames/99')).status).toBe(404);
    expect((await site.get('/api/v2/Stats/boxscore/99')).status).toBe(404);
    const without = await site.get('/api/v2/Stats/boxscore/2');
    expect([without.status, await without.text()]).toEqual([204, '']);
  });

  it('opponent is an object, even for a meet', async () => {
    expect((await site.json('/api/v2/ScheduleGames/5')).opponent).toMatchObject({
      id: null,
      title: 'Harbor Invitational',
      image: null,
    });
  });
});

describe('9. calendar', () => {
  it.each(['2026-09-05/to/2026-09-20', '09-05-2026/to/09-20-2026', '9-5-2026/to/9-20-2026'])(
    'reads %s',
    async (range) => {
      const days = await site.json(`/api/v2/Calendar/from/${range}`);
      expect(days.map((day: { date: string }) => day.date)).toEqual(['2026-09-10T00:00:00', '2026-09-17T00:00:00']);
      expect(days[0].events[0]).toMatchObject({
        id: 1,
        gameCalendarExclude: false,
        sport: { globalSportShortname: 'football' },
      });
    },
  );

  it.each([
    '2026-01-01/to/2027-02-06',
    '2026-09-20/to/2026-09-05',
    '2026-02-30/to/2026-03-01',
    '2026-13-01/to/2026-13-02',
    'x/to/y',
  ])('refuses %s', async (range) => {
    expect((await site.get(`/api/v2/Calendar/from/${range}`)).status).toBe(400);
  });
});

it('a calendar covers at most 400 days', async () => {
  expect(await site.json('/api/v2/Calendar/from/2026-01-01/to/2027-02-05')).toHaveLength(4);
});

describe('10. pages', () => {
  it.each(['', '$pageIndex=0&', '$pageIndex=1&', 'PAGEINDEX=1&'])('%j is the first page', async (query) => {
    expect(await site.json(`/api/v2/EventsResults/results?${query}$pageSize=1`)).toMatchObject({
      page: 1,
      pages: 4,
      total: 4,
      items: [{ id: 3 }],
    });
  });

  it('continue to the end, with a cursor in version 2.1', async () => {
    expect((await site.json('/api/v2/EventsResults/results?pageIndex=4&pageSize=1')).items).toMatchObject([{ id: 5 }]);
    const first = await site.json('/api/v2.1/EventsResults/results?pageSize=3');
    expect(first).toMatchObject({ items: [{ id: 3 }, { id: 2 }, { id: 1 }], before: null });
    const second = await site.json(
      `/api/v2.1/EventsResults/results?pageSize=3&after=${encodeURIComponent(first.after)}`,
    );
    expect(second).toMatchObject({ items: [{ id: 5 }], after: null });
    expect(
      (await site.json(`/api/v2.1/EventsResults/results?pageSize=3&before=${encodeURIComponent(second.before)}`)).items,
    ).toMatchObject([{ id: 3 }, { id: 2 }, { id: 1 }]);
  });

  it('past games without a result are among the results, with a null result', async () => {
    expect((await site.json('/api/v2/EventsResults/results?pageSize=2')).items).toMatchObject([
      { id: 3, type: 'recent', gameStateDisplay: 'CANCELED', result: null },
      { id: 2, type: 'recent', status: 'A', result: null },
    ]);
  });

  it('upcoming games mark exhibitions in tournament', async () => {
    expect((await site.json('/api/v2/EventsResults/upcoming')).items).toMatchObject([
      { id: 4, type: 'upcoming', result: null, tournament: 'Exhibition', isExhibition: true },
    ]);
    expect(
      (await site.json('/api/v2/NextEvents?upcoming=true&sportId=1&$pageIndex=1&$pageSize=5')).items,
    ).toMatchObject([{ games: [{ id: 4 }] }]);
  });
});

it('11. a finished game is GAMECOMPLETE, a canceled one stays in the list', async () => {
  expect((await site.json('/api/v2/ScheduleGames/1')).gameStateDisplay).toBe('GAMECOMPLETE');
  expect(await site.json('/api/v2/ScheduleGames/3')).toMatchObject({
    status: 'A',
    gameStateDisplay: 'CANCELED',
    gameStateReason: 'Hurricane',
    result: null,
  });
});

it('the result of a game is a list with one element, empty without a result', async () => {
  expect(await site.json('/api/v2/ScheduleGames/1/results?sportId=1')).toMatchObject([
    { gameId: 1, status: 'W', teamScore: '27', opponentScore: '24', boxscore: { url: '/boxscore.aspx?id=1' } },
  ]);
  expect(await site.json('/api/v2/ScheduleGames/2/results')).toEqual([]);
  expect((await site.get('/api/v2/ScheduleGames/1/results?sportId=2')).status).toBe(404);
});

it('a past game that was canceled is among the results', async () => {
  const { items } = await site.json('/api/v2/EventsResults/results');
  expect(items).toContainEqual(expect.objectContaining({ id: 3, gameStateDisplay: 'CANCELED', result: null }));
});

describe('the family of a sport', () => {
  it('is the sport in a story', async () => {
    expect((await site.json('/api/v2/Stories/1')).globalSportMapName).toBe('football');
  });

  it.each([
    ['mens-basketball', 'basketball'],
    ['womens-field-hockey', 'field-hockey'],
    ['mens-ice-hockey', 'hockey'],
    ['womens-water-polo', 'wpolo'],
    ['womens-golf', 'golf'],
  ])('of %s is %s', (slug, word) => {
    const family = findGlobalSport(slug)?.family ?? 'meet';
    expect(sportMapName({ family, globalSportNameSlug: slug })).toBe(word);
  });

  it('leads from a story to the teams of its games', async () => {
    const [game, ...others] = await site.json('/api/v2/Stats/Football/game-teams?storyId=1');
    expect(others).toEqual([]);
    expect(game).toMatchObject({
      home: {
        scoreSummary: {
          score: '27',
          periodSummaries: [
            { period: '1', score: '24' },
            { period: 'OT', score: '3' },
          ],
        },
      },
      visit: { lineScore: { score: '24' } },
      visitTeam: {
        imageUrl: '/media/logos/northfield.svg',
        absoluteImageUrl: 'http://harbor.localhost/media/logos/northfield.svg',
      },
    });
    expect(await site.json('/api/v2/Stats/soccer/game-teams?storyId=1')).toEqual([]);
    expect((await site.get('/api/v2/Stats/football/game-teams?storyId=99')).status).toBe(404);
    expect((await site.get('/api/v2/Stats/chess/game-teams?storyId=1')).status).toBe(404);
  });
});

it('12. line scores are text and end with the total', async () => {
  const { items } = await site.json('/api/v2/EventsResults/results');
  const event = items.find((game: { id: number }) => game.id === 1);
  expect(event.result.lineScores).toMatchObject({
    game_winner: 'H',
    periods: ['1', 'OT', 'F'],
    period_home_score: ['24', '3', '27'],
    period_away_score: ['24', 'X', '24'],
  });
});

it('the record of a schedule is derived from its games', async () => {
  expect((await site.json('/api/v2/Schedule/1')).record).toMatchObject({
    overall: '1-0',
    conference: '1-0',
    home: '1-0',
    away: null,
    streak: 'W1',
    overallPercentage: 1,
  });
  expect(await site.json('/api/v2/Schedule/pasts?initialSportId=1&endSportId=1')).toEqual([
    { scheduleId: 1, seasonTitle: '2026', isCurrent: true },
    { scheduleId: 2, seasonTitle: '2025', isCurrent: false },
  ]);
});

it('the OpenAPI description has every endpoint, and the page shows them without scripts or styles', async () => {
  const description = await site.json('/api/v2/openapi.json');
  expect(description.openapi).toBe('3.1.0');
  const tables = endpoints.filter(({ csv }) => csv).map((each) => `${pathOf(each)}.csv`);
  const paths = [...endpoints.map(pathOf), ...tables, ...writes.map(pathOf)];
  expect(Object.keys(description.paths)).toEqual([...new Set(paths)]);
  const page = await (await site.get('/api/v2/')).text();
  expect(page).toContain('GET /api/v2/Schedule/{id}');
  expect(page).not.toMatch(/<script|<style|style=/);
});

it('the description marks counting endpoints, optional values and staff endpoints', async () => {
  const { paths } = await site.json('/api/v2/openapi.json');
  const click = paths['/api/v2/Splash/click/{splashId}'];
  expect(Object.keys(click)).toEqual(['get', 'post']);
  expect(Object.keys(click.get.responses)).toEqual(['204', '400', '404', '429', '503']);
  expect(click.post.operationId).not.toBe(click.get.operationId);
  expect(Object.keys(paths['/api/v2/Splash'].get.responses)).toEqual(['200', '204', '304', '400', '404', '503']);
  expect(Object.keys(paths['/api/v2/Stats/boxscore/{gameId}'].get.responses)).toContain('204');
  expect(Object.keys(paths['/api/v2/Hidden/Splash'].get.responses)).toContain('401');
  const page = await (await site.get('/api/v2/')).text();
  expect(page).toContain('GET or POST /api/v2/Splash/click/{splashId}');
  expect(page).not.toContain('href="/api/v2/Splash/click');
});
