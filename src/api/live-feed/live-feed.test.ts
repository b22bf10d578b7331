import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTwoColleges } from '../../testing/api.ts';
import { createBoxScore } from '../../testing/box-score-factories.ts';
import { removeColleges } from '../../testing/database.ts';
import { createCollege, createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import { changeLiveGame, createLiveGame, runningBox } from '../../testing/live-factories.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
beforeAll(async () => {
  site = await createTwoColleges();
});
beforeEach(async () => {
  await removeColleges(site.database);
  await createCollege(site.db, { slug: 'harbor', logo: '/media/logo.svg' });
  await createCollege(site.db, { slug: 'summit' });
  await site.announce(0);
});
afterAll(() => site.close());

const createSeasonOf = async (sport: string) => createSeason(site.db, await createSport(site.db, site.harborId, sport));

async function createLive(sport = 'football', given: Parameters<typeof createLiveGame>[2] = {}) {
  const opponent = await createOpponent(site.db, site.harborId, {
    slug: `rival-of-${sport}`,
    logo: '/media/rival.svg',
    color: '#004225',
  });
  const game = await createGame(site.db, await createSeasonOf(sport), { opponentId: opponent.id });
  await createLiveGame(site.db, game, given);
  return { game, key: { tenantId: game.tenantId, gameId: game.id } };
}

const play = (text: string, home: number, away: number) => ({
  period: 1,
  clock: '10:00',
  side: 'home' as const,
  text,
  scoring: true,
  score: { home, away },
  kind: 'play' as const,
  situation: '',
});

describe('GET /LiveStats', () => {
  it('is an empty list while no game is in progress', async () => {
    await createSeasonOf('football');
    expect(await site.json('/api/v2/LiveStats')).toEqual([]);
  });

  it('lists this college’s games in progress with numeric scores', async () => {
    await createLive();
    await createLive('womens-soccer', { box: runningBox({ family: 'soccer', complete: true }) });
    const games = await site.json('/api/v2/livestats');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({
      Type: 'FootballGame',
      HasStarted: true,
      IsComplete: false,
      Date: '9/10/2026',
      StartTime: '6:00 PM',
      ClientAbbrev: 'harbor',
      GlobalSportShortname: 'football',
      Period: 2,
      ClockSeconds: 245,
      Rules: { PeriodMinutes: 15, PeriodName: 'Quarter', ClockDirection: 'Down' },
      HomeTeam: {
        Id: 'HAR',
        Name: 'Harbor',
        Score: 14,
        PeriodScores: [7, 7],
        Color: '#13294b',
        Logo: 'http://harbor.localhost/media/logo.svg',
      },
      VisitingTeam: { Name: 'Northfield', Score: 7, Color: '#004225', Logo: 'http://harbor.localhost/media/rival.svg' },
    });
    expect(await site.json('/api/v2/LiveStats', 'summit.localhost')).toEqual([]);
  });

  it('omits a game whose source was last seen a day ago', async () => {
    await createLive('football', { lastSeenAt: '2026-09-10T23:00:00Z' });
    expect(await site.json('/api/v2/LiveStats')).toEqual([]);
  });
});

describe('GET /LiveStats/{sport}', () => {
  it('has score and situation, and with details also plays, statistics and leaders', async () => {
    await createLive();
    expect(Object.keys(await site.json('/api/v2/LiveStats/football'))).toEqual(['Game']);
    const whole = await site.json('/api/v2/livestats/FOOTBALL?DETAIL=full');
    expect(Object.keys(whole)).toEqual(['Game', 'Leaders', 'Stats', 'Plays']);
  });

  it('is cached for at most five seconds and updated by the next snapshot', async () => {
    const { key } = await createLive();
    const first = await site.get('/api/v2/LiveStats/football');
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=[0-5]$/);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    const ifNoneMatch = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } };
    expect((await site.get('/api/v2/LiveStats/football', ifNoneMatch)).status).toBe(304);
    await changeLiveGame(site.db, key, { box: runningBox({ home: { name: 'Harbor', score: 17 } }) });
    await expect.poll(async () => (await site.json('/api/v2/LiveStats/football')).Game.HomeTeam.Score).toBe(17);
    expect((await site.get('/api/v2/LiveStats/football', ifNoneMatch)).status).toBe(200);
  });

  it('lists plays oldest first, with a score only for scoring plays', async () => {
    const plays = [
      { ...play('Quarter starts', 0, 0), kind: 'heading' as const, scoring: false },
      play('Swarm 12 yd run', 6, 0),
      { ...play('Kickoff', 6, 0), scoring: false },
      play('Elk 40 yd pass', 6, 6),
    ];
    await createLive('football', { box: runningBox({ plays }) });
    const { Plays, Game } = await site.json('/api/v2/LiveStats/football?detail=full');
    expect(Plays.map((each: { Narrative: string; Score: unknown }) => [each.Narrative, each.Score])).toEqual([
      ['Swarm 12 yd run', { HomeTeam: 6, VisitingTeam: 0 }],
      ['Kickoff', null],
      ['Elk 40 yd pass', { HomeTeam: 6, VisitingTeam: 6 }],
    ]);
    expect(Game.LastPlays[0].Narrative).toBe('Elk 40 yd pass');
  });

  it('includes the baseball inning situation', async () => {
    const person = (code: string, firstName: string, lastName: string, stats = {}) => ({
      code,
      firstName,
      lastName,
      checkName: '',
      jersey: code,
      position: '',
      classYear: '',
      started: true,
      played: true,
      isTeam: false,
      stats,
    });
    const box = runningBox({
      family: 'baseball',
      regulationPeriods: 9,
      period: 5,
      clock: '',
      situation: {
        half: 'bottom',
        balls: 2,
        strikes: 1,
        first: '',
        second: 'Lee, Bo',
        pitcher: 'Ann Fox',
        batter: 'Day, Al',
      },
      home: { name: 'Harbor', players: [person('9', 'Bo', 'Lee'), person('4', 'Al', 'Day')] },
      away: { name: 'Northfield', players: [person('31', 'Ann', 'Fox', { pitching: { pitches: 71, outs: 13 } })] },
    });
    await createLive('baseball', { box });
    const { Game, Stats } = await site.json('/api/v2/LiveStats/baseball?detail=full');
    expect(Game).toMatchObject({ Type: 'BaseballSoftballGame', ClockSeconds: -1, Rules: { PeriodName: 'Inning' } });
    expect(Game.Situation).toMatchObject({
      Inning: 5,
      BattingTeam: 'HomeTeam',
      Balls: 2,
      Strikes: 1,
      Outs: null,
      OnFirst: { FirstName: '', LastName: '' },
      OnSecond: { FirstName: 'Bo', LastName: 'Lee', UniformNumber: '9' },
      OnThird: null,
      Batter: { LastName: 'Day', UniformNumber: '4' },
      Pitcher: { Team: 'VisitingTeam', LastName: 'Fox' },
      PitcherPitchCount: 71,
    });
    expect(Stats.VisitingTeam.PlayerGroups.Pitching.Values).toMatchObject([
      { Uni: '31', Name: 'A. FOX', InningsPitched: '4.1', HitsAllowed: '-' },
    ]);
  });

  it('is the sport’s last game, from its box score, if no game is in progress', async () => {
    const season = await createSeasonOf('football');
    const last = await createGame(site.db, season, { localDate: '2026-09-17', ourScore: 27, opponentScore: 24 });
    const first = await createGame(site.db, season, { ourScore: 3, opponentScore: 0 });
    for (const game of [last, first]) await createBoxScore(site.db, game);
    await createGame(site.db, season, { localDate: '2026-09-24' });
    const { Game } = await site.json('/api/v2/LiveStats/football');
    expect(Game).toMatchObject({
      GameId: last.id,
      IsComplete: true,
      Date: '9/17/2026',
      ClockSeconds: -1,
      HomeTeam: { Score: 27 },
    });
    expect(Game.GameUrl).toMatch(new RegExp(`/boxscore/${last.id}$`));
  });

  it('is the game in progress even if a later game has data', async () => {
    const { game } = await createLive();
    const [season] = await site.db.query.season.findMany();
    if (!season) throw new Error('no season');
    const later = await createGame(site.db, season, { localDate: '2026-09-11', ourScore: 1, opponentScore: 0 });
    await createBoxScore(site.db, later);
    expect((await site.json('/api/v2/LiveStats/football')).Game.GameId).toBe(game.id);
  });

  it.each(['chess', 'womens-soccer'])('is 404 without data: %s', async (sport) => {
    await createSeasonOf('womens-soccer');
    expect((await site.get(`/api/v2/LiveStats/${sport}`)).status).toBe(404);
  });

  it('names our players without their URLs', async () => {
    const player = {
      code: '7',
      firstName: 'Molly',
      lastName: 'Swarm',
      checkName: 'SWARM,MOLLY',
      jersey: '7',
      position: 'QB',
      classYear: '',
      started: true,
      played: true,
      isTeam: false,
      stats: { passing: { comp: 2, att: 3, yds: 30, td: 0, int: 0 } },
    };
    await createLive('football', { box: runningBox({ home: { name: 'Harbor', players: [player] } }) });
    const text = await (await site.get('/api/v2/LiveStats/football?detail=full')).text();
    expect(text).toContain('"PassingYards":"30"');
    expect(text).not.toMatch(/rosterPlayerId|\/roster\//);
  });
});

describe('GET /api/livestats/{sport}', () => {
  it('is the game while it is in progress', async () => {
    await createLive();
    const answer = await site.get('/API/LiveStats/Football/');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect((await answer.json()).Game).toMatchObject({ ClientAbbrev: 'harbor', HomeTeam: { Score: 14 } });
  });

  it('is a problem document after the final and for an unknown sport', async () => {
    await createLive('football', { box: runningBox({ complete: true }) });
    for (const sport of ['football', 'chess']) {
      const answer = await site.get(`/api/livestats/${sport}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
    }
  });
});

it('a game with only a complete snapshot is final', async () => {
  await createLive('football', { box: runningBox({ complete: true, clock: '' }) });
  const { Game } = await site.json('/api/v2/LiveStats/football');
  expect(Game).toMatchObject({ HasStarted: true, IsComplete: true, ClockSeconds: -1 });
});
