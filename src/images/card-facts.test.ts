import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { game as gameTable, rosterPlayer, season as seasonTable } from '../db/schema/all.ts';
import { type CardKind, cardAddress, parseCardPath } from '../domain/share-image.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTestDatabase } from '../testing/database.ts';
import {
  createCoach,
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
} from '../testing/factories.ts';
import { drawLetters } from './block-letters.ts';
import { findCardFacts } from './card-facts.ts';
import { drawPicture } from './drawings.ts';
import { type CardTeam, factCardSvg } from './fact-card.ts';

let database: Database;
let college: Tenant;
let other: Tenant;
const ids: Record<CardKind, number> = { schedule: 0, roster: 0, game: 0, sport: 0, player: 0, staff: 0 };
let coming: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  college = await createCollege(db, { slug: 'harbor', shortName: 'Harbor' });
  other = await createCollege(db, { slug: 'summit' });
  const sport = await createSport(db, college.id);
  const season = await createSeason(db, sport, { title: '2024' });
  const { id: opponentId } = await createOpponent(db, college.id);
  const against = { opponentId, localDate: '2024-09-07' };
  const played = await createGame(db, season, { ...against, ourScore: 27, opponentScore: 24, periodsPlayed: 5 });
  coming = (await createGame(db, season, { opponentId, localDate: '2099-09-12', locationIndicator: 'A' })).id;
  const player = await createPlayer(db, season, {
    firstName: 'Ann',
    lastName: 'Reed',
    jersey: '07',
    positionLong: 'Kicker',
  });
  await createPlayer(db, season, { firstName: 'Secret', lastName: 'Recruit', hide: true });
  const coach = await createCoach(db, season, { firstName: 'Dana', lastName: 'Whistle', title: 'Head Coach' });
  Object.assign(ids, {
    schedule: season.id,
    roster: season.id,
    game: played.id,
    sport: sport.id,
    player: player.id,
    staff: coach.id,
  });
});
afterAll(() => database.close());

const draw = (kind: CardKind, id = ids[kind], tenant = college) =>
  drawPicture(database.db, cardAddress(kind, id, 'any').slice('/media/'.length), tenant);

test.each<[kind: CardKind, facts: object]>([
  [
    'schedule',
    { heading: 'Football', title: '2024 Schedule', figure: '1-0', detail: 'Next: at Northfield - Sat, Sep 12' },
  ],
  ['sport', { heading: 'Harbor', title: 'Football', figure: '1-0', detail: 'Next: at Northfield - Sat, Sep 12' }],
  ['roster', { heading: 'Football', title: '2024 Roster', figure: '1 Player' }],
  [
    'game',
    {
      heading: 'Football',
      teams: [
        { name: 'Northfield', score: 24 },
        { name: 'Harbor', score: 27 },
      ],
      detail: 'Final OT - Sat, Sep 7',
    },
  ],
  ['player', { heading: '2024 Football', title: 'Ann Reed', figure: 'No. 07', detail: 'Kicker - Harbor' }],
  ['staff', { heading: '2024 Football', title: 'Dana Whistle', detail: 'Head Coach - Harbor' }],
])('the share card of a %s shows its facts, and only in its own college', async (kind, facts) => {
  expect(await findCardFacts[kind](database.db, college, ids[kind])).toMatchObject(facts);
  const source = await draw(kind);
  expect(source?.media).toMatchObject({ width: 1600, height: 900, isBrief: true });
  const { format, width } = await sharp(await source?.read()).metadata();
  expect([format, width]).toEqual(['svg', 1600]);
  expect(await draw(kind, ids[kind], other)).toBeUndefined();
  expect(await draw(kind, 999)).toBeUndefined();
});

test('a game to come has its time, and no score', async () => {
  expect(await findCardFacts.game(database.db, college, coming)).toMatchObject({
    teams: [
      { name: 'Harbor', score: null },
      { name: 'Northfield', score: null },
    ],
    detail: '6 PM - Sat, Sep 12',
  });
});

test('both teams of a card have letters of one size, and apostrophes take less room than letters', () => {
  const teams = ['Massachusetts Bay Maritime', 'Harbor'].map((name) => ({ name, score: null }));
  const card = factCardSvg(college, { heading: 'Football', title: '', teams: teams as [CardTeam, CardTeam] });
  const [, first, second] = [...card.matchAll(/scale\(([\d.]+)\)/g)].map(([, scale]) => scale);
  expect(second).toBe(first);
  const widthOf = (text: string) => drawLetters(text, '#fff')?.width ?? 0;
  expect(widthOf("MEN'S")).toBeGreaterThan(widthOf('MENS'));
  expect(widthOf("MEN'S")).toBeLessThan(widthOf('MEN S'));
});

test('a changed score is another picture', async () => {
  const before = await draw('game');
  await database.db.update(gameTable).set({ ourScore: 31 }).where(eq(gameTable.id, ids.game));
  expect((await draw('game'))?.media.sha256).not.toBe(before?.media.sha256);
});

test('there is no card of what is hidden', async () => {
  const { db } = database;
  await db.update(rosterPlayer).set({ hide: true }).where(eq(rosterPlayer.id, ids.player));
  expect(await draw('player')).toBeUndefined();
  await db.update(seasonTable).set({ rosterAccess: 'hidden' });
  expect(await Promise.all([draw('roster'), draw('staff')])).toEqual([undefined, undefined]);
});

test.each([
  'drawn/game/.svg',
  'drawn/game/1.png',
  'drawn/other/1.svg',
  'drawn/game/1-<x>.svg',
  'drawn/game/12345678901.svg',
])('%s is no share card', (path) => {
  expect(parseCardPath(path)).toBeUndefined();
});
