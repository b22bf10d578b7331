import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { game as gameTable } from '../../db/schema/game.ts';
import { readGameFile } from '../../importers/read-game-file.ts';
import { saveGame } from '../../importers/save/save-game.ts';
import { createTestApi } from '../../testing/api.ts';
import { createBoxPlayer, createBoxScore } from '../../testing/box-score-factories.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
});
afterAll(() => site.close());

type Row = {
  kind: string;
  name: string;
  cells: (string | null)[];
  jersey?: string;
  rosterPlayerId?: number;
  meetsMinimum?: boolean;
};
type Sheet = { section: string; caption: string; columns: { key: string }[]; rows: Row[]; foot: Row[] };

const cell = ({ columns }: Sheet, row: Row | undefined, key: string) =>
  row?.cells[columns.findIndex((column) => column.key === key)];
const sheetOf = (body: { sheets: Sheet[] }, section: string): Sheet => {
  const sheet = body.sheets.find((each) => each.section === section);
  if (!sheet) throw new Error(`no ${section} among ${body.sheets.map((each) => each.section)}`);
  return sheet;
};

describe('a season of baseball', () => {
  let player: Awaited<ReturnType<typeof createPlayer>>;
  let base: string;
  let games: Awaited<ReturnType<typeof createGame>>[];
  beforeAll(async () => {
    const { db } = site;
    const college = await createCollege(db, { slug: 'harbor', shortName: 'Harbor' });
    const other = await createCollege(db, { slug: 'summit', shortName: 'Summit' });
    const sport = await createSport(db, college.id, 'baseball', { family: 'baseball' });
    const season = await createSeason(db, sport, { title: '2026' });
    const opponent = await createOpponent(db, college.id, { title: '=Elm, "State"' });
    player = await createPlayer(db, season, { firstName: 'Ann', lastName: 'Ash', jersey: '7' });
    const play = async (given: object, rosterPlayerId: number, hits: number, opponentScore = 0) => {
      const game = await createGame(db, season, {
        opponentId: opponent.id,
        state: 8,
        ourScore: 3,
        opponentScore,
        ...given,
      });
      const line = {
        ab: 4,
        r: 1,
        h: hits,
        double: 0,
        triple: 0,
        hr: 0,
        rbi: 1,
        bb: 0,
        so: 1,
        hbp: 0,
        sf: 0,
        sh: 0,
        sb: 1,
        cs: 0,
      };
      const pitching = { outs: 14, h: 4, r: 0, er: 0, bb: 1, so: 5, ab: 20 };
      await createBoxScore(db, game, {
        family: 'baseball',
        home: {
          stats: { hitting: line, pitching: { ...pitching, outs: 27 }, fielding: { po: 27, a: 9, e: 0, dp: 1 } },
        },
        away: { stats: { hitting: { ...line, h: 2, sb: 2 } } },
      });
      const fielding = { po: 9, a: 2, e: 0, dp: 1 };
      await createBoxPlayer(db, game, {
        rosterPlayerId,
        stats: { hitting: line, pitching: { ...pitching, decision: 'W (1-0)', appearance: 1 }, fielding },
      });
      await createBoxPlayer(db, game, {
        checkName: 'OAK,OLA',
        firstName: 'Ola',
        lastName: 'Oak',
        jersey: '9',
        started: false,
        stats: { pitching: { ...pitching, outs: 13, decision: 'S, 1', appearance: 2 }, fielding },
      });
      await createBoxPlayer(db, game, { checkName: 'FIR,FAY', lastName: 'Fir', played: false, started: false });
      return game;
    };
    games = [
      await play({ localDate: '2026-02-14' }, player.id, 2),
      await play({ localDate: '2026-02-15', locationIndicator: 'A', vacated: true, conference: true }, player.id, 1),
      await play({ localDate: '2026-03-01', type: 'E' }, player.id, 4),
      await play({ localDate: '2026-03-02', noContest: true }, player.id, 4),
      await play({ localDate: '2026-03-03', state: 3 }, player.id, 4),
    ];
    const theirSport = await createSport(db, other.id, 'baseball', { family: 'baseball' });
    const theirSeason = await createSeason(db, theirSport, { title: '2026' });
    const theirs = await createGame(db, theirSeason, {
      state: 8,
      ourScore: 1,
      opponentScore: 0,
      title: 'Summit secret',
    });
    await createBoxScore(db, theirs, { family: 'baseball' });
    base = '/api/v2/Stats/season/baseball/2026';
  });

  it('counts vacated games, but neither exhibitions nor no contests nor games in progress', async () => {
    const body = await site.json(base);
    expect([body.games, body.record, body.conferenceGames]).toEqual([2, '1-0', 1]);
    const batting = sheetOf(body, 'individual-overall-batting');
    expect(cell(batting, batting.foot[0], 'h')).toBe('3');
  });

  it('merges the rows of a person', async () => {
    const batting = sheetOf(await site.json(base), 'individual-overall-batting');
    const rows = batting.rows.filter(({ kind }) => kind === 'player');
    expect(rows.map(({ name }) => name)).toEqual(['Ash, Ann']);
    expect(['gp', 'ab', 'avg', 'sb'].map((key) => cell(batting, rows[0], key))).toEqual(['2-2', '8', '.375', '2-2']);
    expect(rows[0]?.meetsMinimum).toBe(true);
  });

  it('computes the team’s appearances, shutouts and double plays from games', async () => {
    const body = await site.json(base);
    const pitching = sheetOf(body, 'individual-overall-pitching');
    const [ash, oak] = ['Ash, Ann', 'Oak, Ola'].map((name) => pitching.rows.find((row) => row.name === name));
    expect([ash, oak].map((row) => cell(pitching, row, 'app'))).toEqual(['2-2', '2-0']);
    expect([ash, oak].map((row) => cell(pitching, row, 'sho-cbo'))).toEqual(['0-2', '0-2']);
    expect([ash, oak].map((row) => cell(pitching, row, 'outs'))).toEqual(['9.1', '8.2']);
    const [total] = pitching.foot;
    expect(['app', 'sho-cbo', 'outs', 'savesEarned', 'wins'].map((key) => cell(pitching, total, key))).toEqual([
      '2',
      '2-2',
      '18.0',
      '2',
      '2-0',
    ]);
    const fielding = sheetOf(body, 'individual-overall-fielding');
    expect(fielding.rows.map((row) => cell(fielding, row, 'dp'))).toEqual(['2', '2']);
    expect(cell(fielding, fielding.foot[0], 'dp')).toBe('2');
  });

  it('lists nobody who did not play', async () => {
    expect(JSON.stringify(await site.json(base))).not.toContain('Fir');
  });

  it('has each view, and a player’s games and splits', async () => {
    const views = ['conference', 'team', 'leaders', 'highs', 'games', 'opponents', 'splits', 'results'];
    for (const view of views) expect((await site.json(`${base}?view=${view}`)).sheets.length, view).toBeGreaterThan(0);
    const own = await site.json(`${base}?view=player&player=${player.id}`);
    expect(own.sheets[0].rows.map(({ gameId }: { gameId: number }) => gameId)).toEqual([games[0]?.id, games[1]?.id]);
    expect((await site.get(`${base}?view=player`)).status).toBe(400);
    expect((await site.get(`${base}?view=player&player=999999`)).status).toBe(404);
  });

  it('is a 404 for an unknown sport or season, and a 400 for a malformed season', async () => {
    const statuses = ['/chess/2026', '/baseball/1999', '/baseball/soon'].map(async (end) => {
      return (await site.get(`/api/v2/Stats/season${end}`)).status;
    });
    expect(await Promise.all(statuses)).toEqual([404, 404, 400]);
  });

  it.each([
    ['/chess/2026', 'sport is "chess", which is no sport of this college; /api/v2/Sports lists them.'],
    ['/baseball/1999', 'season is "1999", which is no season of this sport; those with statistics are 2026.'],
    ['/baseball/soon', 'season is "soon"; it has to be a season such as 2026 or 2025-26.'],
    ['/baseball/2026?view=all', 'view is "all"; it has to be '],
    ['/baseball/2026?view=player', 'The player field is required for the view "player".'],
    ['/baseball/2026?view=player&player=me', 'player is "me"; it has to be a whole number'],
    ['/baseball/2026?view=player&player=99999', 'player is "99999", which is no player with statistics in this season'],
    ['/baseball/2026?view=team&table=x', 'table is "x", which is no table of the view "team"; it has team.'],
  ])('%s names the parameter, the value and the remedy', async (end, sentence) => {
    const response = await site.get(`/api/v2/Stats/season${end}`);
    expect((await response.json()).detail).toContain(sentence);
  });

  it('is also a CSV file, without formulas', async () => {
    const response = await site.get('/api/v2/Stats/season/baseball/2026.csv?view=results');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await response.text()).split('\r\n');
    expect(lines[0]).toBe('Opponent,Date,Score,W/L,Overall,Conf.,Attend');
    expect(lines[1]).toBe('"vs =Elm, ""State""",2/14/2026,3-0,W,1-0,0-0,');
    expect((await site.get('/api/v2/Sports.csv')).status).toBe(404);
  });

  it('contains nothing of another college', async () => {
    expect(JSON.stringify(await site.json(`${base}?view=results`))).not.toContain('Summit secret');
    expect(JSON.stringify(await site.json(`${base}?view=results`, 'summit.localhost'))).toContain('Summit secret');
  });

  it('reflects an announced change', async () => {
    const [first] = games;
    if (!first) throw new Error('no game');
    await site.json(base);
    await site.db.update(gameTable).set({ type: 'E' }).where(eq(gameTable.id, first.id));
    await site.announce(first.tenantId);
    expect((await site.json(base)).games).toBe(1);
    await site.db.update(gameTable).set({ type: 'R' }).where(eq(gameTable.id, first.id));
    await site.announce(first.tenantId);
    expect((await site.json(base)).games).toBe(2);
  });

  it('has the person’s career', async () => {
    const body = await site.json(`/api/v2/Stats/career/${player.id}`);
    const batting = sheetOf(body, 'career-batting');
    expect(batting.rows.map(({ name }) => name)).toEqual(['2026']);
    expect(['gp', 'h'].map((key) => cell(batting, batting.foot[0], key))).toEqual(['2-2', '3']);
    const pitching = sheetOf(body, 'career-pitching');
    expect(cell(pitching, pitching.foot[0], 'sho-cbo')).toBe('0-2');
  });
});

it('the minutes of opponents are their players’, and ours only where the file has none', async () => {
  const { db } = site;
  const college = await createCollege(db, { slug: 'minutes', shortName: 'Minutes' });
  const sport = await createSport(db, college.id, 'womens-basketball', { family: 'basketball' });
  const season = await createSeason(db, sport, { title: '2026-27' });
  const play = async (localDate: string, theirSeconds: number | undefined) => {
    const game = await createGame(db, season, { localDate, state: 8, ourScore: 70, opponentScore: 60 });
    const stats = { box: { pts: 70, fgm: 30 } };
    await createBoxScore(db, game, { family: 'basketball', home: { stats }, away: { stats } });
    await createBoxPlayer(db, game, { stats: { box: { pts: 70, sec: 12_000 } } });
    if (theirSeconds !== undefined)
      await createBoxPlayer(db, game, { side: 'away', stats: { box: { pts: 60, sec: theirSeconds } } });
    return college;
  };
  await play('2026-11-20', 11_940);
  await play('2026-11-22', undefined);
  await site.announce(college.id);
  const body = await site.json('/api/v2/Stats/season/womens-basketball/2026-27', 'minutes.localhost');
  const [sheet] = body.sheets;
  const key = sheet.columns.find(({ key }: { key: string }) => /^(?:sec|min)/.test(key)).key;
  expect(sheet.foot.map((row: Row) => [row.name, cell(sheet, row, key)])).toEqual([
    ['Total', '400'],
    ['Opponents', '399'],
  ]);
});

const data = path.resolve('../shared/data/sidearm');
const isThere = existsSync(data);
if (!isThere) console.warn('SKIPPED: the real game files are not there (../shared/data)');

describe.skipIf(!isThere)('the Maryland files', () => {
  const counts = {
    pts: 'Points',
    oreb: 'OffensiveRebounds',
    dreb: 'DefensiveRebounds',
    treb: 'TotalRebounds',
    pf: 'PersonalFouls',
    ast: 'Assists',
    to: 'Turnovers',
    stl: 'Steals',
    blk: 'Blocks',
  };
  const pairs = { Fgam: ['fgm', 'fga'], Tpam: ['fgm3', 'fga3'], Ftma: ['ftm', 'fta'] };

  it('give season lines equal to sums over the files', async () => {
    const tenant = await createCollege(site.db, { slug: 'umd', name: 'Maryland', shortName: 'Maryland' });
    const files = readdirSync(data).filter((name) => /^wbb-.*\.json$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    /** Sums by season, then by jersey number; the total is that of the team. */
    const expected = new Map<string, Map<string, Record<string, number>>>();
    for (const name of files) {
      const bytes = readFileSync(path.join(data, name));
      await saveGame(site.database, { tenant, file: { name, bytes }, parsed: readGameFile(bytes) });
      const { Game, Stats } = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''));
      const [month, , year] = Game.Date.split('/').map(Number);
      const start = month < 8 ? year - 1 : year;
      const season = `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
      const side = /maryland/i.test(Game.HomeTeam.Name) ? 'HomeTeam' : 'VisitingTeam';
      const sums = expected.get(season) ?? new Map<string, Record<string, number>>();
      expected.set(season, sums);
      const rows = [
        ...Stats[side].PlayerGroups.Players.Values.map((values: Record<string, string>) => [values['Uni'], values]),
        ['total', Stats[side].Totals.Values],
      ];
      for (const [key, values] of rows) {
        if (key !== 'total' && /^(?:tm|team)$/i.test(key)) continue;
        if (key !== 'total' && values.Minutes === '0' && values.Points === '0') continue;
        const sum = sums.get(key) ?? {};
        sums.set(key, sum);
        const add = (figure: string, value: number) => {
          sum[figure] = (sum[figure] ?? 0) + value;
        };
        for (const [figure, from] of Object.entries(counts)) add(figure, Number(values[from]));
        for (const [from, [made = '', attempted = '']] of Object.entries(pairs)) {
          const [first, second] = values[from].split('-').map(Number);
          add(made, first);
          add(attempted, second);
        }
      }
    }
    await site.announce(tenant.id);
    for (const [season, sums] of expected) {
      const body = await site.json(`/api/v2/Stats/season/womens-basketball/${season}`, 'umd.localhost');
      const sheet = sheetOf(body, 'individual-overall');
      const figures = [...Object.keys(counts), ...Object.values(pairs).flat()];
      const printedOf = (row: Row | undefined) =>
        Object.fromEntries(figures.map((key) => [key, cell(sheet, row, key)]));
      const asText = (sum: Record<string, number>) => Object.fromEntries(figures.map((key) => [key, String(sum[key])]));
      for (const [jersey, sum] of sums) {
        const row =
          jersey === 'total'
            ? sheet.foot[0]
            : sheet.rows.find((each) => each.kind === 'player' && Number(each.jersey) === Number(jersey));
        expect({ season, jersey, ...printedOf(row) }).toEqual({ season, jersey, ...asText(sum) });
      }
    }
  });
});
