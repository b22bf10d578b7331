import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { contentChange } from '../../db/schema/content-change.ts';
import { game } from '../../db/schema/game.ts';
import { seasonImport, seasonLine } from '../../db/schema/season-import.ts';
import { createBoxPlayer, createBoxScore } from '../../testing/box-score-factories.ts';
import { createGame, createOpponent, createPlayer, createSeason, createSport } from '../../testing/factories.ts';
import { collegeCommands, jsonFile } from '../testing/college-commands.ts';

const site = collegeCommands();
const options = { sport: 'baseball', season: '1998' };

const xml = (runs: number) =>
  jsonFile(
    `<bsseas source="TAS" date="6/2/1998"><team name="Harbor" season="1998"/><totals gp="1"/>
      <player name="Ann Ash" uni="7" gp="1"><hitting ab="4" r="${runs}" h="2" bavg=".500"/></player>
      <games><game date="2/14/1998" oppname="Elm" ownscore="5" oppscore="3" homeaway="H" attend="120"/>
        <game date="2/14/1998" oppname="Elm" ownscore="0" oppscore="3" homeaway="H"/></games></bsseas>`,
    'bsseas.xml',
  );
const importOnce = (runs: number, more: object = {}) =>
  site.run('import season', { files: [xml(runs)], options: { ...options, ...more } });

test('import season adds the season, its players and its games, once', async () => {
  const first = await importOnce(3);
  expect(first.outs[0]).toBe('bsseas.xml: created: Baseball 1998, TAS: 1 player, 4 tables, 2 games added');
  expect(first.outs[1]).toMatch(/\/sports\/baseball\/stats\/1998$/);
  const { db } = site.database;
  const games = await db.select().from(game).orderBy(game.id);
  expect(
    games.map(({ ourScore, doubleheader, locationIndicator }) => [ourScore, doubleheader, locationIndicator]),
  ).toEqual([
    [5, 1, 'H'],
    [0, 2, 'H'],
  ]);
  const again = await importOnce(3);
  expect(again.outs[0]).toContain('unchanged');
  expect(again.exit).toBe(0);
});

test('another file from the same source replaces the first one, and the audit trail lists each changed statistic', async () => {
  await importOnce(3);
  const second = await importOnce(4);
  expect(second.outs).toContain('  changed: Ash, Ann: runs: 3 -> 4');
  const { db } = site.database;
  expect(await db.$count(seasonImport)).toBe(1);
  expect((await db.select().from(seasonLine)).map(({ stats }) => stats['hitting']?.['r'])).toContain(4);
  const changes = await db.select().from(contentChange).where(eq(contentChange.kind, 'season import'));
  expect(changes.map(({ action, actor }) => [action, actor])).toEqual([
    ['add', 'anna'],
    ['change', 'anna'],
  ]);
  expect(changes[1]?.changes).toMatchObject({ 'Ash, Ann: hitting.r': ['3', '4'] });
});

test('files from two sources are kept side by side', async () => {
  await importOnce(3);
  await importOnce(4, { source: 'Media guide' });
  expect(await site.database.db.$count(seasonImport)).toBe(2);
});

test('a dry run of import season changes nothing', async () => {
  const { outs } = await importOnce(3, { dryRun: true });
  expect(outs[0]).toContain('created');
  expect(await site.database.db.$count(seasonImport)).toBe(0);
  expect(await site.database.db.$count(game)).toBe(0);
});

test('a file for another team or season is imported with a warning', async () => {
  const { outs } = await importOnce(3, { season: '2004', json: true });
  expect(JSON.parse(outs[0] ?? '').warnings).toContain('the file has the season "1998", not 2004');
});

test('stats reconcile lists exactly the differing statistics with their reasons', async () => {
  const { db } = site.database;
  const sport = await createSport(db, site.college.id, 'baseball', { family: 'baseball' });
  const season = await createSeason(db, sport, { title: '1998', startDate: '1998-01-01', endDate: '1998-12-31' });
  const opponent = await createOpponent(db, site.college.id, { title: 'Elm' });
  const player = await createPlayer(db, season, { firstName: 'Ann', lastName: 'Ash', jersey: '7' });
  const played = await createGame(db, season, {
    opponentId: opponent.id,
    state: 8,
    ourScore: 5,
    opponentScore: 3,
    localDate: '1998-02-14',
  });
  await createBoxScore(db, played, { family: 'baseball', home: { stats: { hitting: { ab: 30, r: 5, h: 9 } } } });
  await createBoxPlayer(db, played, { rosterPlayerId: player.id, stats: { hitting: { ab: 4, r: 2, h: 2 } } });
  const none = await site.run('stats reconcile', { options });
  expect([none.exit, none.errs]).toEqual([
    1,
    ['The season has no imported statistics. Import them with import season.'],
  ]);
  await importOnce(3);
  const { outs, errs } = await site.run('stats reconcile', { options: { ...options, json: true } });
  expect(outs.map((line) => JSON.parse(line))).toEqual([
    {
      table: 'individual-overall-batting',
      row: 'Ash, Ann',
      column: 'R',
      figure: 'Runs',
      derived: '2',
      basis: 'the box scores',
      imported: '3',
      source: 'TAS',
      sourceDate: '1998-06-02',
      reason: 'correction pending',
    },
  ]);
  expect(errs).toEqual(['1 figure differs (1 game with box scores)']);
});
