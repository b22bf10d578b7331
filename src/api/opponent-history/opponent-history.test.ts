import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { standing } from '../../content/standings/standing.ts';
import { tableOf } from '../../db/content/tables.ts';
import { gameState } from '../../domain/game-state.ts';
import { isMeeting } from '../../domain/series/is-meeting.ts';
import { createTwoColleges } from '../../testing/api.ts';
import { createConference, createGame, createOpponent, createSeason, createSport } from '../../testing/factories.ts';
import type { Standings } from '../standings/schema.ts';
import type { OpponentHistory, OpponentList } from './schema.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
const base = '/api/v2/OpponentHistory/mens-basketball';
const ids = { elm: 0, oak: 0 };

beforeAll(async () => {
  site = await createTwoColleges();
  const { db, harborId, summitId } = site;
  const rules = { periods: 2 };
  const sport = await createSport(db, harborId, 'mens-basketball', { displayOpponentHistory: true });
  const elm = await createOpponent(db, harborId, { title: 'Elm', slug: 'elm' });
  const oak = await createOpponent(db, harborId, { title: 'Oak', slug: 'oak' });
  Object.assign(ids, { elm: elm.id, oak: oak.id });
  for (const [title, startDate, games] of [
    ['1992-93', '1992-09-15', [{ localDate: '1993-01-05', ourScore: 70, opponentScore: 50, locationIndicator: 'H' }]],
    [
      '1994-95',
      '1994-09-15',
      [
        { localDate: '1995-01-05', ourScore: 80, opponentScore: 79, periodsPlayed: 3, vacated: true, note: 'Vacated.' },
        { localDate: '1995-01-09', ourScore: 60, opponentScore: 62, locationIndicator: 'A', conference: true },
        { localDate: '1995-01-10', ourScore: 90, opponentScore: 10, type: 'E' },
        { localDate: '1995-01-11', noContest: true, state: 6 },
        { localDate: '1995-03-09', ourScore: 2, opponentScore: 0, forfeit: 'them', locationIndicator: 'N', type: 'P' },
      ],
    ],
  ] as const) {
    const season = await createSeason(db, sport, {
      title,
      startDate,
      endDate: `${title.slice(0, 2)}99-01-01`,
      rules,
      isCurrent: title === '1994-95',
    });
    for (const game of games) await createGame(db, season, { opponentId: elm.id, state: 8, ...game });
  }
  const hidden = await createSport(db, harborId, 'baseball', { displayOpponentHistory: false });
  await createGame(db, await createSeason(db, hidden, { title: '2026' }), {
    opponentId: oak.id,
    ourScore: 1,
    opponentScore: 0,
  });
  const theirs = await createSport(db, summitId, 'mens-basketball', { displayOpponentHistory: true });
  const theirSeason = await createSeason(db, theirs, { title: '1994-95', rules });
  const secret = await createOpponent(db, summitId, { title: 'Summit rival', slug: 'summit-rival' });
  await createGame(db, theirSeason, { opponentId: secret.id, ourScore: 3, opponentScore: 1 });
});
afterAll(() => site.close());

describe('GET /OpponentHistory/{sport}', () => {
  it('lists the opponents that the college has played, with the coverage', async () => {
    const list: OpponentList = await site.json(base);
    expect(list.opponents.map(({ opponent }) => opponent.title)).toEqual(['Elm']);
    expect(list.coverage).toEqual({ since: '1992-93', seasons: 2, missing: [1993] });
    expect(list.opponents[0]).toMatchObject({
      record: { wins: 2, losses: 1, ties: 0 },
      meetings: 4,
      firstMeeting: '1993-01-05',
      streak: { outcome: 'W', length: 1 },
    });
  });

  it('is a table as CSV', async () => {
    const text = await (await site.get(`${base}.csv`)).text();
    expect(text).toBe(
      'Opponent,Meetings,W,L,T,Pct,First meeting,Last meeting\r\nElm,4,2,1,0,0.667,1993-01-05,1995-03-09\r\n',
    );
  });

  it.each(['baseball', 'rowing'])('of %s, which shows no opponent history, is not found', async (sport) => {
    const response = await site.get(`/api/v2/OpponentHistory/${sport}`);
    expect(response.status).toBe(404);
    expect((await response.json()).detail).toContain(`sport is "${sport}"`);
  });
});

describe('GET /OpponentHistory/{sport}/{opponent}', () => {
  let history: OpponentHistory;
  beforeAll(async () => {
    history = await site.json(`${base}/${ids.elm}`);
  });

  it('leaves vacated wins, exhibitions and no contests out of the record, and prints the record as played', () => {
    expect(history.record).toEqual({ wins: 2, losses: 1, ties: 0 });
    expect(history.recordAsPlayed).toEqual({ wins: 3, losses: 1, ties: 0 });
    expect(history.splits).toMatchObject({
      home: { wins: 1, losses: 0 },
      away: { wins: 0, losses: 1 },
      neutral: { wins: 1, losses: 0 },
      postseason: { wins: 1, losses: 0 },
      overtime: { wins: 0, losses: 0 },
    });
  });

  it('adds up the scores that were played', () => {
    expect(history.points).toEqual({ games: 3, team: 210, opponent: 191 });
    const scores = (ids: readonly number[]) =>
      history.games.filter(({ gameId }) => ids.includes(gameId)).map(({ margin }) => margin);
    expect([scores(history.largestWins), scores(history.largestLosses)]).toEqual([[20], [-2]]);
  });

  it('has every game, newest first, with the text around its score', () => {
    expect(history.games.map(({ date }) => date)).toEqual([
      '1995-03-09',
      '1995-01-11',
      '1995-01-10',
      '1995-01-09',
      '1995-01-05',
      '1993-01-05',
    ]);
    expect(history.games[1]).toMatchObject({ noContest: true, outcome: null, margin: null });
    expect(history.games[4]).toMatchObject({
      vacated: true,
      outcome: 'W',
      overtime: 'OT',
      note: 'Vacated.',
      season: '1994-95',
    });
  });

  it.each([999_999, 'x'])('of %s, no opponent, names the value and the remedy', async (opponent) => {
    const response = await site.get(`${base}/${opponent}`);
    expect(response.status).toBe(opponent === 'x' ? 400 : 404);
    expect((await response.json()).detail).toContain(`opponent is`);
  });
});

describe('the history of an opponent is linked where the teams met, and exists there only:', () => {
  const score = { state: gameState.GameComplete, ourScore: 3, opponentScore: 1 };
  const met = {
    'a win': score,
    'a tie': { ...score, opponentScore: 3 },
    'a forfeit': { state: gameState.GameComplete, forfeit: 'us' },
    'a vacated win': { ...score, vacated: true },
    'a postseason game': { ...score, type: 'P' },
  } as const;
  const unmet = {
    'an exhibition': { ...score, type: 'E' },
    'a scrimmage': { ...score, type: 'S' },
    'a no contest': { ...score, noContest: true },
    'a canceled game': { state: gameState.Canceled },
    'a postponed game': { state: gameState.Postponed },
    'a suspended game': { ...score, state: gameState.Delayed },
    'a game ahead': { state: gameState.Scheduled },
    'a game in progress': { ...score, state: gameState.Live },
    'no game': undefined,
  } as const;
  const games = new Map<string, number>();
  let standings: Map<string, string | null>;
  let listed: string[];
  beforeAll(async () => {
    const { db, harborId } = site;
    const { id: conferenceId } = await createConference(db, harborId);
    const shown = { family: 'soccer', displayOpponentHistory: true } as const;
    const sport = await createSport(db, harborId, 'womens-soccer', shown);
    const season = await createSeason(db, sport, { conferenceId });
    for (const [index, [name, values]] of Object.entries({ ...met, ...unmet }).entries()) {
      const opponent = await createOpponent(db, harborId, { title: name, slug: `team-${index}` });
      if (values) games.set(name, (await createGame(db, season, { ...values, opponentId: opponent.id })).id);
      const line = { tenantId: harborId, id: 100 + index, sportId: sport.id, season: '2026' };
      await db.insert(tableOf(standing)).values({ ...line, team: name, conference: '1-0' } as never);
    }
    await site.announce(harborId);
    const { tables }: Standings = await site.json('/api/v2/Standings/womens-soccer/2026');
    standings = new Map(tables.flatMap(({ rows }) => rows).map(({ team, url }) => [team, url]));
    const { opponents }: OpponentList = await site.json('/api/v2/OpponentHistory/womens-soccer');
    listed = opponents.map(({ opponent }) => opponent.title);
  });

  it.each([
    ...Object.keys(met).map((name) => [name, true] as const),
    ...Object.keys(unmet).map((name) => [name, false] as const),
  ])('after %s: %s', async (name, hasMet) => {
    expect(listed.includes(name)).toBe(hasMet);
    expect(standings.get(name) != null).toBe(hasMet);
    const id = games.get(name);
    if (id === undefined) return;
    expect(isMeeting(await site.json(`/api/v2/ScheduleGames/${id}`))).toBe(hasMet);
    const center = await site.get(`/api/v2/GameCenter/${id}`);
    if (center.ok) expect((await center.json()).series.url).toBeNull();
  });
});
