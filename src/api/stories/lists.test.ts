import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { author } from '../../content/authors/author.ts';
import { gallery } from '../../content/galleries/gallery.ts';
import { photo } from '../../content/galleries/photo.ts';
import { tag } from '../../content/tags/tag.ts';
import { storyPerson, storyTag } from '../../db/schema/story.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { findMedia } from '../../images/media.ts';
import { createTestApi } from '../../testing/api.ts';
import {
  createCollege,
  createGame,
  createImage,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tenantId: number;
let sportId: number;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  ({ id: tenantId } = await createCollege(db, { slug: 'harbor' }));
  const sport = await createSport(db, tenantId);
  sportId = sport.id;
  const season = await createSeason(db, sport);
  const game = await createGame(db, season);
  const ada = await createPlayer(db, season, { firstName: 'Ada', lastName: 'Quill' });
  const recruit = await createPlayer(db, season, { firstName: 'Secret', lastName: 'Recruit', hide: true });
  await insertRows(db, author, [
    { tenantId, id: 1, title: 'Ann Reed', slug: 'ann-reed', social: [] },
    { tenantId, id: 2, title: 'Lee Park', slug: 'lee-park', social: [], access: 'hidden' },
  ]);
  await insertRows(db, tag, [
    { tenantId, id: 1, title: 'Homecoming', slug: 'homecoming' },
    { tenantId, id: 2, title: 'Secret', slug: 'secret', access: 'hidden' },
  ]);
  await insertRows(db, gallery, [
    { tenantId, id: 1, title: 'Parade', date: '2026-09-01' },
    { tenantId, id: 2, title: 'Uniforms', date: '2026-09-01', access: 'hidden' },
  ]);
  const ofSport = { sportIds: [sport.id] };
  const stories = [
    { localDate: '2025-09-01', ...ofSport, author: 1 },
    { localDate: '2026-09-01', ...ofSport, gameIds: [game.id], author: 2, galleryId: 2 },
    { localDate: '2026-09-02', ...ofSport, gameIds: [game.id], galleryId: 1 },
    { localDate: '2026-09-03', ...ofSport, sourceUrl: 'https://www.beacon.example/tides' },
    { localDate: '2026-09-04', sourceUrl: 'javascript:steal()' },
    { localDate: '2026-09-05', ...ofSport, access: 'hidden' as const },
  ];
  for (const story of stories) await createStory(db, tenantId, story);
  await db.insert(storyPerson).values([
    { tenantId, storyId: 1, personId: ada.personId },
    { tenantId, storyId: 1, personId: recruit.personId },
    { tenantId, storyId: 6, personId: ada.personId },
  ]);
  await db.insert(storyTag).values([
    { tenantId, storyId: 1, tagId: 1 },
    { tenantId, storyId: 2, tagId: 2 },
    { tenantId, storyId: 3, tagId: 1 },
  ]);
});
afterAll(() => site.close());

const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describe('GET /api/v2/Stories', () => {
  test.each([
    ['tagId=1', [3, 1]],
    ['authorId=1', [1]],
    ['personId=1', [1]],
    ['personId=9', []],
    ['tagId=1&sportId=1&from=2026-01-01', [3]],
    ['tagId=9', []],
  ])('with %s has the stories of that tag or author', async (query, expected) => {
    expect(ids((await site.json(`/api/v2/Stories?${query}`)).items)).toEqual(expected);
  });

  test('counts public stories by year and by sport', async () => {
    expect(await site.json('/api/v2/Stories/counts')).toMatchObject({
      years: [
        { year: 2026, total: 4 },
        { year: 2025, total: 1 },
      ],
      sports: [{ sport: { id: sportId }, total: 4 }],
    });
    expect((await site.json('/api/v2/Stories/counts?authorId=1')).years).toEqual([{ year: 2025, total: 1 }]);
  });
});

test('a story has its type, and external ones link only to http and https URLs', async () => {
  const { items } = await site.json('/api/v2/Stories');
  expect(items.map(({ type, source }: Record<string, unknown>) => [type, source])).toEqual([
    ['story', null],
    ['external', { name: 'beacon.example', url: 'https://www.beacon.example/tides' }],
    ['gallery', null],
    ['story', null],
    ['story', null],
  ]);
});

test('a story names its tags, author, people and gallery, as far as they are public', async () => {
  const [first, second] = await Promise.all([site.json('/api/v2/Stories/1'), site.json('/api/v2/Stories/2')]);
  expect(first).toMatchObject({
    tags: [{ id: 1, title: 'Homecoming', url: '/tags/homecoming' }],
    author: { id: 1, name: 'Ann Reed', url: '/news/author/ann-reed' },
    writer: { name: 'Ann Reed' },
    players: [{ firstName: 'Ada', lastName: 'Quill' }],
    people: [{ id: 1, firstName: 'Ada', lastName: 'Quill', url: '/sports/football/roster/ada-quill/1' }],
  });
  expect(second).toMatchObject({ tags: [], author: null, writer: null, people: [], galleryId: null });
});

describe('the neighbors of a story', () => {
  test('are stories of the same game first, and the previous and next in its sport', async () => {
    const { related, previous, next } = await site.json('/api/v2/Stories/3/neighbors');
    expect([ids(related), previous?.id, next?.id]).toEqual([[2, 1, 4], 2, 4]);
  });

  test('are absent for the first and last story, and for hidden ones', async () => {
    expect((await site.json('/api/v2/Stories/1/neighbors')).previous).toBeNull();
    expect((await site.json('/api/v2/Stories/4/neighbors')).next).toBeNull();
    expect((await site.get('/api/v2/Stories/6/neighbors')).status).toBe(404);
  });
});

test('the photos of a hidden gallery are hidden with it, both rows and pictures', async () => {
  const { db } = site;
  const [shown, hidden] = [await createImage(db, tenantId), await createImage(db, tenantId)];
  await insertRows(db, photo, [
    { tenantId, id: 1, gallery: 1, image: shown.id, position: 1 },
    { tenantId, id: 2, gallery: 2, image: hidden.id, position: 1 },
  ]);
  await site.announce(tenantId);
  expect(ids((await site.json('/api/v2/Photos')).items)).toEqual([1]);
  expect((await site.get('/api/v2/Photos/2')).status).toBe(404);
  expect((await findMedia(db, tenantId, shown.path))?.isStaffOnly).toBe(false);
  expect((await findMedia(db, tenantId, hidden.path))?.isStaffOnly).toBe(true);
});
