import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { author } from '../../content/authors/author.ts';
import { tableOf } from '../../db/content/tables.ts';
import { game as gameTable } from '../../db/schema/game.ts';
import { storySlug } from '../../db/schema/story.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createSeason, createSport, createStory } from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const { id } = await createCollege(db, { slug: 'harbor', settings: { redirectHosts: ['tickets.example'] } });
  const sport = await createSport(db, id);
  const game = await createGame(db, await createSeason(db, sport), { ourScore: 1, opponentScore: 0 });
  await db.insert(tableOf(author)).values({ tenantId: id, id: 1, title: 'A. Pen', slug: 'a-pen' });
  await createStory(db, id, {
    slug: 'opener',
    sportIds: [sport.id],
    gameIds: [game.id],
    content: `<h1>Won</h1><p onclick="steal()" style="color:red">Text <a href="javascript:steal()">x</a> <a href="https://a.example" target="_blank">y</a></p>
      <script>steal()</script><iframe src="https://a.example"></iframe><img src="/media/a.svg" onerror="steal()"><img src="https://tracker.example/a.gif">
      <svg onload=steal()></svg><form action="/x"><input></form><style>p{}</style><a href="//a.example">z</a>`,
    links: [
      { text: 'Box', url: '/box' },
      { text: 'Bad', url: 'javascript:steal()' },
    ],
    video: { youtube: 'abc', title: 'Highlights' },
    author: 1,
  });
  await createStory(db, id, { slug: 'hidden-one', title: 'Secret', access: 'hidden', sportIds: [sport.id] });
  await createStory(db, id, { slug: 'by-address', title: 'Protected', access: 'protected' });
  await createStory(db, id, { slug: 'next-week', title: 'Future', localDate: '2099-01-01' });
  await createStory(db, id, { slug: 'away', redirectUrl: 'https://tickets.example/a' });
  await createStory(db, id, { slug: 'astray', redirectUrl: 'https://evil.example/a' });
  await createStory(db, id, { slug: 'astray-too', redirectUrl: '/\\evil.example' });
  await db.update(gameTable).set({ recapStoryId: 1, previewStoryId: 2 }).where(eq(gameTable.tenantId, id));
  await db.insert(storySlug).values({ tenantId: id, localDate: '2026-09-11', slug: 'old-name', storyId: 1 });
});
afterAll(() => site.close());

it('a story has no scripts or external resources', async () => {
  const { content, links } = await site.json('/api/v2/Stories/1');
  expect(content).toContain('<h2>Won</h2>');
  expect(content).toContain('<a href="https://a.example" target="_blank" rel="noopener noreferrer">y</a>');
  expect(content).toContain('<img src="/media/a.svg" alt="" loading="lazy" />');
  expect(content).not.toMatch(/script|steal|onclick|style|iframe|form|tracker|svg on|"\/\/a/);
  expect(links).toEqual([{ linkText: 'Box', linkUrl: '/box', linkFullUrl: 'http://harbor.localhost/box' }]);
});

it('a story brings its games as schedule games, its video and its writer', async () => {
  expect(await site.json('/api/v2/Stories/1')).toMatchObject({
    games: [{ id: 1, recapUrl: '/news/2026/9/11/opener', previewUrl: null, previewStoryId: null }],
    video: { youtube: 'abc', archive: null },
    writer: { name: 'A. Pen' },
    date: '2026-09-11T08:00:00',
    dateUtc: '2026-09-11T12:00:00Z',
    sportDisplay: 'Football',
  });
});

describe('by address', () => {
  it.each(['9-11-2026/opener', '09-11-2026/OPENER.aspx', '2026-09-11/opener', '9-11-2026/old-name'])(
    '%s is the story at its current address',
    async (address) => {
      expect((await site.json(`/api/v2/stories/${address}`)).url).toBe('/news/2026/9/11/opener');
    },
  );

  it('another day or slug is 404', async () => {
    expect((await site.get('/api/v2/Stories/9-12-2026/opener')).status).toBe(404);
    expect((await site.get('/api/v2/Stories/9-11-2026/other')).status).toBe(404);
  });
});

describe('who may read', () => {
  it('a hidden or scheduled story is not found', async () => {
    for (const path of ['/api/v2/Stories/2', '/api/v2/Stories/9-11-2026/hidden-one', '/api/v2/Stories/4'])
      expect((await site.get(path)).status).toBe(404);
    for (const path of ['/api/v2/Stories', '/api/v2/Stories?sportId=1', '/api/v2/Stories/1', '/api/v2/Schedule/1']) {
      expect(JSON.stringify(await site.json(path))).not.toMatch(/Secret|hidden-one|Future/);
    }
  });

  it('a protected story is found only by its URL', async () => {
    expect((await site.json('/api/v2/Stories/3')).title).toBe('Protected');
    expect(JSON.stringify(await site.json('/api/v2/Stories?pageSize=100'))).not.toContain('Protected');
  });
});

it('a story redirects only to allowed hosts', async () => {
  const targets = await Promise.all(
    [5, 6, 7].map(async (id) => (await site.json(`/api/v2/Stories/${id}`)).redirectUrl),
  );
  expect(targets).toEqual(['https://tickets.example/a', null, null]);
});

it('related stories are those of the same sport first, without the story itself', async () => {
  const { related } = await site.json('/api/v2/Stories/5');
  expect(related.map((story: { id: number }) => story.id)).not.toContain(5);
  expect(related.length).toBeLessThanOrEqual(6);
});
