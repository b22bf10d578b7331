import { isDeepStrictEqual } from 'node:util';

import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../src/db/client.ts';
import { reserveIds } from '../src/db/ids.ts';
import * as schema from '../src/db/schema/all.ts';
import { type CountedGame, countsInRecord } from '../src/domain/game.ts';
import { formatRecord, recordOf } from '../src/domain/record.ts';
import { tenantSettings } from '../src/domain/tenant.ts';
import { createTestDatabase } from '../src/testing/database.ts';
import { buildCollege } from './college.ts';
import { lakeshore, pineRidge } from './colleges.ts';
import { seedSampleColleges } from './seed.ts';

const today = '2026-11-21';
const tables = Object.values(schema).filter(
  // server processes belong to no college
  (each): each is typeof each & PgTable => typeof each === 'object' && each !== schema.servingProcess,
);
/** What a small college does not have. */
const onlyRich = new Set([
  'story_slug',
  'imported_file',
  'correction',
  'box_drive',
  'splash',
  'splash_click',
  'takeover',
  'tracking_tag',
  'coach_tenure',
  'coaching_record',
  'letterwinner',
  'hall',
  'inductee',
  'inductee_sport',
  'inductee_person',
  'award_sport',
  'all_american',
  'all_american_person',
  'season_import',
  'season_line',
  'season_sheet',
  'record_mark',
  'conference_result',
]);

// sample passwords would be public, the running server adds the live game, and sample stories are from no files of another site
const unseeded = new Set([
  'story_source',
  'staff_account',
  'staff_grant',
  'api_token',
  'staff_member_entry',
  'staff_refusal',
  'idempotency_key',
  'staff_session',
  'staff_device',
  'password_reset',
  'pending_login',
  'staff_factor',
  'staff_recovery_code',
  'staff_login',
  'login_attempt',
  'live_game',
  'live_token',
  'hall_slug',
  'mail',
  'subscriber',
  'push_key',
  'push_subscription',
  'push_score',
  'push_message',
  'payment_order',
  'payment_line',
  'payment_event',
  'coupon_use',
  'form_secret',
]);

let database: Database;
let cpuSeconds: number;
let began: Date;
let ended: Date;
let stories: (typeof schema.story.$inferSelect)[];
beforeAll(async () => {
  database = await createTestDatabase();
  began = new Date();
  // CPU time, because other tests run at the same time
  const start = process.cpuUsage();
  await seedSampleColleges(database, { today });
  const { user, system } = process.cpuUsage(start);
  cpuSeconds = (user + system) / 1e6;
  ended = new Date();
  stories = await database.db.select().from(schema.story);
}, 180_000);
afterAll(() => database.close());

async function rowsOf<Row>(query: SQL): Promise<Row[]> {
  return (await database.db.execute(query)).rows as Row[];
}

test('the sample colleges take less than a minute of one core', () => {
  expect(cpuSeconds).toBeLessThan(60);
});

test('every table has rows of both colleges, except those that the small one leaves empty', async () => {
  for (const table of tables) {
    const name = getTableName(table);
    const [{ colleges } = { colleges: -1 }] = await rowsOf<{ colleges: number }>(
      sql`select count(distinct ${sql.identifier(name === 'tenant' ? 'id' : 'tenant_id')})::int as colleges from ${table}`,
    );
    expect(colleges, name).toBe(unseeded.has(name) ? 0 : onlyRich.has(name) ? 1 : 2);
  }
});

test('the next id of a kind follows the last one used', async () => {
  const [game] = await database.db.select({ last: sql<number>`max(id)` }).from(schema.game).where(sql`tenant_id = 1`);
  await database.db.transaction(async (transaction) =>
    expect(await reserveIds(transaction, 1, 'game')).toBe((game?.last ?? 0) + 1),
  );
});

const colleges = () =>
  [lakeshore, pineRidge].map((plan, index) => buildCollege(plan, index + 1, today, `${today}T12:00:00Z`).rows);
const [rich, sparse] = colleges();
if (!rich || !sparse) throw new Error('two colleges');

test('two seeds of one day have the same rows', () => {
  expect(isDeepStrictEqual(colleges(), [rich, sparse])).toBe(true);
});

test('no row is dated by the clock of the database, except what tells servers of withdrawals', async () => {
  const columns = await rowsOf<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not in ('migration', 'withdrawal') and column_default = 'now()'`,
  );
  expect(columns.length).toBeGreaterThan(10);
  for (const { table, column } of columns) {
    const dated = sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} between ${began} and ${ended}`;
    expect(await rowsOf(dated), `${table}.${column}`).toEqual([]);
  }
});

test('the two colleges share ids and addresses with different content', () => {
  const addresses = (tenant: number) =>
    new Map(
      stories
        .filter(({ tenantId }) => tenantId === tenant)
        .map((each) => [`${each.localDate}/${each.slug}`, each.title]),
    );
  const [ours, theirs] = [addresses(1), addresses(2)];
  const shared = [...ours.keys()].filter((address) => theirs.has(address));
  expect(shared.length).toBeGreaterThan(1);
  for (const address of shared) expect(ours.get(address)).not.toBe(theirs.get(address));
  expect(rich.person[0]).toMatchObject({ firstName: 'Jordan', lastName: 'Ellery' });
  expect(sparse.person[0]).toMatchObject({ firstName: 'Jordan', lastName: 'Ellery' });
});

test('the baseball season of this year has sixty games', () => {
  const sport = rich.sport.find(({ globalSportNameSlug }) => globalSportNameSlug === 'baseball');
  const season = rich.season.find(({ sportId, isCurrent }) => sportId === sport?.id && isCurrent);
  expect(season?.title).toBe('2026');
  expect(rich.game.filter(({ seasonId }) => seasonId === season?.id)).toHaveLength(60);
});

test('a season meets an opponent of its own schedule once a day, or twice in a doubleheader', () => {
  for (const rows of [rich, sparse]) {
    const seen = rows.game.map(({ sportId, localDate, doubleheader, title }) =>
      [sportId, localDate, doubleheader, title].join(' '),
    );
    const twice = seen.filter((key, index) => seen.indexOf(key) !== index);
    expect(twice).toEqual([]);
  }
});

/** The games of a season of the rich college, with the defaults of their table. */
const countedGames = (ofSeason: number) =>
  rich.game
    .filter(({ seasonId }) => seasonId === ofSeason)
    .map(
      (game) =>
        ({
          type: 'R',
          forfeit: 'none',
          noContest: false,
          hostedNotOurs: false,
          vacated: false,
          conference: false,
          conferenceTournament: false,
          doubleheader: 0,
          ...game,
        }) as CountedGame & { id: number },
    );

test('finished seasons have records that a real team could have', () => {
  for (const season of rich.season.filter(({ isCurrent, endDate }) => !isCurrent && endDate < today)) {
    const sport = rich.sport[season.sportId - 1];
    if (sport?.family === 'meet') continue;
    const { overall, home, away, neutral } = recordOf(countedGames(season.id));
    const share = (overall.wins + overall.ties / 2) / (overall.wins + overall.losses + overall.ties);
    expect(share, `${sport?.title} ${season.title}`).toBeGreaterThan(0.1);
    expect(home.wins + away.wins + neutral.wins).toBe(overall.wins);
  }
});

test("the box score of a season's last game prints the record of the season", () => {
  const ours = new Map(rich.boxTeam.filter(({ record }) => record).map(({ gameId, record }) => [gameId, record]));
  let printed = 0;
  for (const season of rich.season.filter(({ isCurrent }) => !isCurrent)) {
    const games = countedGames(season.id);
    const last = games
      .filter(countsInRecord)
      .sort((a, b) => a.localDate.localeCompare(b.localDate) || a.doubleheader - b.doubleheader)
      .at(-1);
    const record = last && ours.get(last.id);
    if (!record) continue;
    printed++;
    expect(record, season.title).toBe(formatRecord(recordOf(games).overall));
  }
  expect(printed).toBeGreaterThan(5);
});

test('some games of the sample season go to overtime or extra innings', () => {
  for (const family of ['football', 'basketball', 'baseball', 'softball', 'icehockey', 'lacrosse']) {
    const longer = rich.boxScore.filter(
      (box) =>
        box.family === family &&
        rich.game[box.gameId - 1]?.periodsPlayed !== null &&
        Number(rich.game[box.gameId - 1]?.periodsPlayed) > box.regulationPeriods,
    );
    expect(longer.length, family).toBeGreaterThan(0);
  }
});

test('every state that a schedule shows has its game', () => {
  const { game } = rich;
  for (const state of [0, 2, 5, 6, 8])
    expect(
      game.some((each) => each.state === state),
      `state ${state}`,
    ).toBe(true);
  const some = {
    tbd: game.some(({ tbd }) => tbd),
    forfeit: game.some(({ forfeit }) => forfeit === 'them'),
    vacated: game.some(({ vacated }) => vacated),
    hosted: game.some(({ hostedNotOurs }) => hostedNotOurs),
    exhibition: game.some(({ type }) => type === 'E'),
    doubleheader: game.some(({ doubleheader }) => doubleheader === 2),
    ranked: game.some(({ opponentPrefix }) => opponentPrefix?.startsWith('No. ')),
    placing: game.some(({ placing }) => placing),
  };
  expect(Object.entries(some).filter(([, there]) => !there)).toEqual([]);
});

test('box scores name roster players of their own season and side', () => {
  for (const rows of [rich, sparse]) {
    const seasonOf = new Map(rows.game.map(({ id, seasonId }) => [id, seasonId]));
    for (const { gameId, rosterPlayerId, lastName } of rows.boxPlayer) {
      if (!rosterPlayerId) continue;
      const player = rows.rosterPlayer[rosterPlayerId - 1];
      expect(player?.seasonId).toBe(seasonOf.get(gameId));
      expect(rows.person[(player?.personId ?? 0) - 1]?.lastName).toBe(lastName);
    }
  }
});

test('there are long and short names, long school names and players without portraits', () => {
  expect(rich.person.some(({ lastName }) => lastName.length >= 27)).toBe(true);
  expect(rich.person.some(({ lastName }) => lastName.length === 2)).toBe(true);
  expect(rich.opponent.some(({ title }) => title.length > 50)).toBe(true);
  expect(rich.rosterPlayer.some(({ imageId }) => imageId === null)).toBe(true);
  expect(sparse.rosterPlayer.every(({ imageId }) => imageId === null)).toBe(true);
  const coaches = rich.rosterStaff.filter(({ kind }) => kind === 'coach');
  expect(coaches.every(({ imageId }) => imageId)).toBe(true);
  expect(sparse.rosterStaff.some(({ imageId }) => imageId)).toBe(false);
});

test('settings are valid, and every picture is a drawing of its size', async () => {
  for (const { settings } of [lakeshore, pineRidge]) expect(tenantSettings.allows(settings)).toBe(true);
  const some = rich.image.filter((_, index) => index % 40 === 0);
  for (const { bytes, width, height, path } of some) {
    expect(Buffer.from(bytes).toString(), path).not.toMatch(/<script|onload|href/i);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'svg', width, height });
  }
});

test('no two stories of a college have the same picture', () => {
  for (const tenant of [1, 2]) {
    const pictures = stories.flatMap(({ tenantId, imageId }) => (tenantId === tenant && imageId) || []);
    expect(pictures.length).toBeGreaterThan(2);
    expect(pictures.filter((id, index) => pictures.indexOf(id) !== index)).toEqual([]);
  }
});

test('no title of a story or game repeats a word', () => {
  const titles = [...stories, ...rich.game, ...sparse.game].map(({ title }) => title ?? '');
  expect(titles.filter((title) => /\b(\w+) \1\b/i.test(title))).toEqual([]);
});

test('no two stories of a college share a deck or a quote, and none repeats a sentence or names an absent figure', () => {
  for (const tenant of [1, 2]) {
    const own = stories.filter(({ tenantId }) => tenantId === tenant);
    const decks = own.map(({ subHeadline }) => subHeadline).filter(Boolean);
    expect(decks.filter((deck, index) => decks.indexOf(deck) !== index)).toEqual([]);
    const texts = own.map(({ content }) => content ?? '');
    const quotes = texts.flatMap((text): string[] => text.match(/“[^”]+”/g) ?? []);
    expect(quotes.filter((quote, index) => quotes.indexOf(quote) !== index)).toEqual([]);
    for (const text of texts) {
      const sentences: string[] = text.match(/[A-Z][^.<>]{12,}\./g) ?? [];
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|Infinity/);
    }
  }
});

test('games refer to the stories about them, and the audit trail names the samples', async () => {
  const games = await database.db
    .select()
    .from(schema.game)
    .where(sql`recap_story_id is not null or preview_story_id is not null`);
  const links = await database.db.select().from(schema.storyGame);
  expect(games.length).toBeGreaterThan(30);
  expect(links).toHaveLength(games.length);
  for (const { tenantId, id, recapStoryId, previewStoryId } of games)
    expect(links).toContainEqual({ tenantId, gameId: id, storyId: recapStoryId ?? previewStoryId });
  const actors = await database.db.selectDistinct({ actor: schema.contentChange.actor }).from(schema.contentChange);
  expect(actors).toEqual([{ actor: 'samples' }]);
});
