import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Database } from '../db/client.ts';
import { splash } from '../db/schema/splash.ts';
import { createTestDatabase } from '../testing/database.ts';
import {
  createCollege,
  createImage,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../testing/factories.ts';
import { findMedia } from './media.ts';

let database: Database;
let tenantId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  tenantId = (await createCollege(database.db)).id;
});
afterAll(() => database.close());

const db = () => database.db;
const isStaffOnly = async (path: string) => (await findMedia(db(), tenantId, path))?.isStaffOnly;
const tomorrow = () => Temporal.Now.instant().add({ hours: 24 }).toString();

test('an unused picture is public', async () => {
  expect(await isStaffOnly((await createImage(db(), tenantId)).path)).toBe(false);
});

test.each([
  ['a hidden story', { access: 'hidden' as const }, true],
  ['a story still to come', { publishedAt: tomorrow() }, true],
  ['a protected story', { access: 'protected' as const }, false],
  ['a public story', {}, false],
])('a picture of %s is staff’s: %s', async (_, story, expected) => {
  const [lead, other, inText] = [
    await createImage(db(), tenantId),
    await createImage(db(), tenantId),
    await createImage(db(), tenantId),
  ];
  const content = `<p><img src="/media/${inText.path}"></p>`;
  await createStory(db(), tenantId, { ...story, imageId: lead.id, alternateImageId: other.id, content });
  expect(await Promise.all([lead, other, inText].map(({ path }) => isStaffOnly(path)))).toEqual([
    expected,
    expected,
    expected,
  ]);
});

test('a picture of a hidden and of a public story is everybody’s', async () => {
  const { id, path } = await createImage(db(), tenantId);
  await createStory(db(), tenantId, { access: 'hidden', imageId: id });
  await createStory(db(), tenantId, { content: `<img src="/media/${path}">` });
  expect(await isStaffOnly(path)).toBe(false);
});

test('portraits of hidden players and of hidden rosters are staff’s, until a shown season has them too', async () => {
  const sport = await createSport(db(), tenantId);
  const now = await createSeason(db(), sport);
  const next = await createSeason(db(), sport, { title: '2027', isCurrent: false, rosterAccess: 'hidden' });
  const [hidden, newcomer, returning] = [
    await createImage(db(), tenantId),
    await createImage(db(), tenantId),
    await createImage(db(), tenantId),
  ];
  await createPlayer(db(), now, { hide: true, imageId: hidden.id });
  await createPlayer(db(), next, { imageId: newcomer.id });
  const { personId } = await createPlayer(db(), now, { imageId: returning.id });
  await createPlayer(db(), next, { personId, imageId: returning.id });
  expect(await Promise.all([hidden, newcomer, returning].map(({ path }) => isStaffOnly(path)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('pictures of hidden splashes are staff’s', async () => {
  const [wide, narrow] = [await createImage(db(), tenantId), await createImage(db(), tenantId)];
  const values = {
    kind: 'image' as const,
    title: 'Soon',
    backgroundColor: '#000000',
    foregroundColor: '#ffffff',
    startDate: sql`now()`,
  };
  await db()
    .insert(splash)
    .values({ ...values, tenantId, id: 1, access: 'hidden', imageId: wide.id, narrowImageId: narrow.id });
  expect([await isStaffOnly(wide.path), await isStaffOnly(narrow.path)]).toEqual([true, true]);
  await db()
    .insert(splash)
    .values({ ...values, tenantId, id: 2, imageId: narrow.id });
  expect([await isStaffOnly(wide.path), await isStaffOnly(narrow.path)]).toEqual([true, false]);
});

test('the college’s logo stays everybody’s when a hidden story shows it', async () => {
  const { id, path } = await createImage(db(), tenantId, { path: 'logo.svg' });
  await createStory(db(), tenantId, { access: 'hidden', imageId: id });
  expect(await isStaffOnly(path)).toBe(true);
  await database.execute(`update tenant set logo = '/media/logo.svg'`);
  expect(await isStaffOnly(path)).toBe(false);
});
