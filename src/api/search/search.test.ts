import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi } from '../../testing/api.ts';
import {
  createCollege,
  createGame,
  createOpponent,
  createPlayer,
  createSeason,
  createSport,
  createStory,
} from '../../testing/factories.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;

beforeAll(async () => {
  site = await createTestApi();
  const { db } = site;
  const harbor = await createCollege(db);
  const football = await createSport(db, harbor.id);
  const season = await createSeason(db, football, { title: '2026' });
  const hidden = await createSeason(db, football, { title: '2027', isCurrent: false, rosterAccess: 'hidden' });
  await createPlayer(db, season, { firstName: 'Søren', lastName: 'Łódź' });
  await createPlayer(db, season, { firstName: 'Secret', lastName: 'Sophomore', hide: true });
  await createPlayer(db, hidden, { firstName: 'Secret', lastName: 'Recruit' });
  const opponent = await createOpponent(db, harbor.id, { title: 'Prairie State' });
  await createGame(db, season, { opponentId: opponent.id });
  await createStory(db, harbor.id, {
    slug: 'won',
    title: 'Tides win the opener',
    content: '<p>A <b>lighthouse</b> keeper</p>',
  });
  await createStory(db, harbor.id, { slug: 'light', title: 'Lighthouses at night' });
  await createStory(db, harbor.id, { slug: 'secret', title: 'Secret plans', access: 'hidden' });
  await createStory(db, harbor.id, { slug: 'donors', title: 'Secret dinner', access: 'protected' });
  await createStory(db, harbor.id, { slug: 'later', title: 'Secret of tomorrow', publishedAt: '2999-01-01T00:00:00Z' });
  const valley = await createCollege(db, { slug: 'valley' });
  await createStory(db, valley.id, { slug: 'won', title: 'Valley opener' });
});
afterAll(() => site.close());

const search = async (query: string, host?: string) => {
  const { groups, total, pages } = await site.json(`/api/v2/search?${query}`, host);
  const titles = (groups as { kind: string; items: { title: string }[] }[]).flatMap(({ kind, items }) =>
    items.map(({ title }) => `${kind}: ${title}`),
  );
  return { titles, total, pages };
};

describe('GET /api/v2/search', () => {
  it.each([
    ['foot', 'sport: Football'],
    ['SOREN lodz', 'person: Søren Łódź'],
    ['Łód', 'person: Søren Łódź'],
    ['prairie', 'game: Football vs Prairie State'],
    ['prairie football 2026', 'game: Football vs Prairie State'],
    ['winning openers', 'story: Tides win the opener'],
  ])('finds by %s: %s', async (text, found) => {
    expect((await search(`q=${encodeURIComponent(text)}`)).titles).toContain(found);
  });

  it('puts a word of the headline before one of the text', async () => {
    const { titles } = await search('q=lighthouse&kind=story');
    expect(titles).toEqual(['story: Lighthouses at night', 'story: Tides win the opener']);
  });

  it('finds games by their opponent, not by their sport alone', async () => {
    expect((await search('q=football')).titles).toEqual(['sport: Football']);
  });

  it('never finds what is hidden, unlisted, still to come or of another college', async () => {
    expect((await search('q=secret')).total).toBe(0);
    expect((await search('q=valley')).total).toBe(0);
    expect((await search('q=opener', 'valley.localhost')).titles).toEqual(['story: Valley opener']);
  });

  it('answers one kind in pages', async () => {
    const first = await search('q=lighthouse&kind=story&$pageSize=1');
    const second = await search('q=lighthouse&kind=story&$pageSize=1&$pageIndex=2');
    expect(first).toMatchObject({ total: 2, pages: 2 });
    expect([...first.titles, ...second.titles]).toHaveLength(2);
  });

  it.each(["'; drop table story; --", '!!!', '%', '\\', '(a|b)*', 'the', ':* & !'])(
    'takes %s as words',
    async (text) => {
      expect((await site.get(`/api/v2/search?q=${encodeURIComponent(text)}`)).status).toBe(200);
      expect(site.failures).toEqual([]);
    },
  );

  it.each(['', 'q=', `q=${'a'.repeat(101)}`, 'q=a&kind=nothing'])('refuses ?%s with 400', async (query) => {
    expect((await site.get(`/api/v2/search?${query}`)).status).toBe(400);
  });
});
