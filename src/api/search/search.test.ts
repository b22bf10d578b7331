import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { facility } from '../../content/facilities/facility.ts';
import { hall } from '../../content/honors/hall.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { announceChange } from '../../db/announce.ts';
import { tableOf } from '../../db/content/tables.ts';
import {
  game,
  opponent as opponentTable,
  person,
  rosterPlayer,
  searchDocument,
  searchWord,
  season as seasonTable,
  sport as sportTable,
  story,
  tenant,
} from '../../db/schema/all.ts';
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

const [near, far] = [9, 90].map((days) => Temporal.Now.plainDateISO().add({ days }).toString());
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
  await createGame(db, season, { title: 'Kickoff Jamboree' });
  await createStory(db, harbor.id, {
    slug: 'won',
    title: 'Tides win the opener',
    content: '<p>A <b>lighthouse</b> keeper</p>',
  });
  await createStory(db, harbor.id, { slug: 'light', title: 'Lighthouses at night' });
  await createStory(db, harbor.id, { slug: 'secret', title: 'Secret plans', access: 'hidden' });
  await createStory(db, harbor.id, { slug: 'donors', title: 'Secret dinner', access: 'protected' });
  await createStory(db, harbor.id, { slug: 'later', title: 'Secret of tomorrow', publishedAt: '2999-01-01T00:00:00Z' });
  const captain = await createPlayer(db, season, { firstName: 'Will', lastName: 'O’Neil-van Dyke' });
  await createPlayer(db, hidden, { personId: captain.personId });
  await createPlayer(db, season, { firstName: 'Theodora', lastName: 'Johnson' });
  await createStory(db, harbor.id, {
    slug: 'markup',
    title: 'How pages are made',
    content: '<p>An element such as &lt;img src=x onerror=alert(1)&gt; is <b>markup</b></p>',
  });
  await createStory(db, harbor.id, {
    slug: 'references',
    title: 'References',
    teaser: '&ldquo;Zephyr&rdquo; &#8212; A&amp;M',
    content: '<p>&#x201c;Zephyr&#x201D; &#8212; A&amp;M, &lt;b&gt; &#38;amp; &rsquo;n&#xD800;</p>',
  });
  const northern = await createCollege(db, { slug: 'northern' });
  const fall = await createSeason(db, await createSport(db, northern.id));
  const { id: opponentId } = await createOpponent(db, northern.id, { title: 'Windom', logo: '/media/windom.svg' });
  for (const localDate of [far, near, '2020-09-05'] as string[]) await createGame(db, fall, { opponentId, localDate });
  await createPlayer(db, fall, { firstName: 'Ada', lastName: 'Windom', jersey: '7' });
  const valley = await createCollege(db, { slug: 'valley' });
  await createStory(db, valley.id, { slug: 'won', title: 'Valley opener' });
});
afterAll(() => site.close());

const search = async (query: string, host?: string) => {
  const { groups, total, pages, correctedQuery } = await site.json(`/api/v2/search?${query}`, host);
  const titles = (groups as { kind: string; items: { title: string }[] }[]).flatMap(({ kind, items }) =>
    items.map(({ title }) => `${kind}: ${title}`),
  );
  return { titles, total, pages, correctedQuery };
};

describe('GET /api/v2/search', () => {
  it.each([
    ['foot', 'sport: Football'],
    ['SOREN lodz', 'person: Søren Łódź'],
    ['Łód', 'person: Søren Łódź'],
    ['prairie', 'game: Football vs Prairie State'],
    ['prairie football 2026', 'game: Football vs Prairie State'],
    ['jamboree', 'game: Football Kickoff Jamboree'],
    ['winning openers', 'story: Tides win the opener'],
    ['oneil', 'person: Will O’Neil-van Dyke'],
    ["O'Neil van", 'person: Will O’Neil-van Dyke'],
    ['will', 'person: Will O’Neil-van Dyke'],
    ['lighthouses in the night', 'story: Lighthouses at night'],
  ])('finds by %s: %s', async (text, found) => {
    expect((await search(`q=${encodeURIComponent(text)}`)).titles).toContain(found);
  });

  it('does not match stop words and single letters alone, except as whole names', async () => {
    for (const text of ['the', 'of the', 't', 'jo hn']) expect((await search(`q=${text}`)).titles, text).toEqual([]);
  });

  it.each([
    ['fotbal', 'football', 'sport: Football'],
    ['jonhson', 'johnson', 'person: Theodora Johnson'],
    ['prarie fotball', 'prairie football', 'game: Football vs Prairie State'],
    ['lihgthouses', 'lighthouses', 'story: Lighthouses at night'],
  ])('corrects %s to %s', async (text, correctedQuery, found) => {
    const answer = await search(`q=${encodeURIComponent(text)}`);
    expect(answer.correctedQuery).toBe(correctedQuery);
    expect(answer.titles).toContain(found);
  });

  it('does not correct terms with results or without a close match', async () => {
    expect((await search('q=football')).correctedQuery).toBeUndefined();
    expect(await search('q=zzzzzz')).toMatchObject({ correctedQuery: undefined, total: 0 });
    expect(await search('q=secert')).toMatchObject({ correctedQuery: undefined, total: 0 });
  });

  it('shows characters, not their references, decoded once', async () => {
    const { groups } = await site.json('/api/v2/search?q=zephyr&kind=story');
    const [{ summary, excerpt }] = groups[0].items;
    expect(summary).toBe('“Zephyr” — A&M');
    expect(excerpt.map(({ text }: { text: string }) => text).join('')).toBe('“Zephyr” — A&M, <b> &amp; ’n&#xD800;');
  });

  it('shows a story excerpt around the terms as plain text', async () => {
    const { groups } = await site.json('/api/v2/search?q=markup&kind=story');
    expect(groups[0].items[0].excerpt).toEqual([
      { text: expect.stringContaining('<img src=x onerror=alert(1)> is '), isMatch: false },
      { text: 'markup', isMatch: true },
    ]);
  });

  it('ranks a headline match above a text match', async () => {
    const { titles } = await search('q=lighthouse&kind=story');
    expect(titles).toEqual(['story: Lighthouses at night', 'story: Tides win the opener']);
  });

  it('marks upcoming games, sorts games by distance from today and includes thumbnails', async () => {
    const { groups } = await site.json('/api/v2/search?q=windom', 'northern.localhost');
    const results = (groups as { items: Record<string, unknown>[] }[]).flatMap(({ items }) => items);
    expect(results).toMatchObject([
      { kind: 'person', image: null, standIn: '7' },
      { kind: 'game', date: near, isUpcoming: true, image: '/media/windom.svg', standIn: 'Windom' },
      { date: far, isUpcoming: true },
      { date: '2020-09-05', isUpcoming: false },
    ]);
  });

  it('finds games by their opponent, not by their sport alone', async () => {
    expect((await search('q=football')).titles).toEqual(['sport: Football']);
  });

  it('never finds hidden, unlisted, scheduled or another college’s content', async () => {
    expect((await search('q=secret')).total).toBe(0);
    expect((await search('q=valley')).total).toBe(0);
    expect((await search('q=opener', 'valley.localhost')).titles).toEqual(['story: Valley opener']);
  });

  it('responds with 429 and Retry-After to excessive searches from one address', async () => {
    const ask = (clientAddress: string, path = 'search?q=football') =>
      site.api.request(`http://harbor.localhost/api/v2/${path}`, {}, { clientAddress });
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('192.0.2.1')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = await ask('192.0.2.1');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask('192.0.2.1', 'Sports')).status).toBe(200);
    expect((await ask('192.0.2.2')).status).toBe(200);
  });

  it('counts nothing that has ended, is not yet public or belongs to something hidden', async () => {
    const { db } = site;
    const { id: tenantId } = await createCollege(db, { slug: 'cove' });
    const row = (id: number) => ({ tenantId, id, updatedAt: '2026-01-01T00:00:00Z' });
    const [past, future] = ['2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'];
    await db.insert(tableOf(facility)).values([
      { ...row(1), title: 'Embargo Arena' },
      { ...row(2), title: 'Embargo Gym', visibleUntil: past },
      { ...row(3), title: 'Embargo Pool', visibleFrom: future },
      { ...row(4), title: 'Embargo Rink', access: 'hidden' },
    ] as never);
    const halls = [
      { ...row(1), title: 'Public Hall', slug: 'public', position: 1 },
      { ...row(2), title: 'Hidden Hall', slug: 'hidden', position: 2, access: 'hidden' },
      { ...row(3), title: 'Later Hall', slug: 'later', position: 3, visibleFrom: future },
    ];
    await db.insert(tableOf(hall)).values(halls as never);
    const members = halls.map(({ id }) => ({ title: 'Embargo Member', hall: id, inducted: 1999, sortName: 'Member' }));
    await db.insert(tableOf(inductee)).values(members.map((each, index) => ({ ...row(index + 1), ...each })) as never);
    await site.announce(tenantId);
    const { total, facets } = await site.json('/api/v2/search?q=embargo', 'cove.localhost');
    expect([total, facets.kinds]).toEqual([
      2,
      [
        { kind: 'facility', total: 1 },
        { kind: 'inductee', total: 1 },
      ],
    ]);
  });

  it('searches misspelled words as typed on request', async () => {
    expect(await search('q=fotbal&literal=true')).toMatchObject({ total: 0, correctedQuery: undefined });
  });

  it('counts results of every kind and sport, whatever the filter', async () => {
    const facets = async (query: string) => (await site.json(`/api/v2/search?${query}`)).facets;
    const all = await facets('q=will');
    expect(all).toEqual({ kinds: [{ kind: 'person', total: 1 }], sports: [{ id: 1, title: 'Football', total: 1 }] });
    expect(await facets('q=will&kind=story')).toEqual({ ...all, sports: [] });
    expect(await facets('q=will&sportId=2')).toEqual({ ...all, kinds: [] });
  });

  it('suggests sports and people first, at most eight, without repeating an address', async () => {
    const { items } = await site.json('/api/v2/search/suggestions?q=foot');
    const football = { kind: 'sport', title: 'Football', detail: 'Sport', url: '/sports/football' };
    expect(items).toEqual([{ ...football, thumbnail: null, icon: 'football' }]);
    expect((await site.json('/api/v2/search/suggestions?q=secret')).items).toEqual([]);
    expect((await site.json('/api/v2/search/suggestions?q=jonhson')).items[0].title).toBe('Theodora Johnson');
  });

  it('limits suggestions separately from searches', async () => {
    const ask = (path: string) =>
      site.api.request(`http://harbor.localhost/api/v2/search${path}`, {}, { clientAddress: '192.0.2.9' });
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++) statuses.push((await ask('/suggestions?q=foot')).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await ask('?q=foot')).status).toBe(200);
  });

  it('pages the results of one kind', async () => {
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

describe('the search index', () => {
  const indexed = async (tenantId: number) => {
    const rows = await site.db.select().from(searchDocument).where(eq(searchDocument.tenantId, tenantId));
    return rows.map(({ kind, title }) => `${kind}: ${title}`).sort();
  };
  const vocabulary = async (tenantId: number) =>
    (await site.db.select().from(searchWord).where(eq(searchWord.tenantId, tenantId))).map(({ word }) => word).sort();

  it('is updated by triggers on every change of its sources', async () => {
    const { db } = site;
    const { id } = await createCollege(db, { slug: 'ridge' });
    const sport = await createSport(db, id, 'baseball');
    const season = await createSeason(db, sport, { title: '2026' });
    const opponent = await createOpponent(db, id, { title: 'Windom' });
    await createGame(db, season, { opponentId: opponent.id });
    const player = await createPlayer(db, season, { firstName: 'Ada', lastName: 'Quill' });
    const { id: storyId } = await createStory(db, id, { title: 'Opening day' });
    expect(await indexed(id)).toEqual(['game: Windom', 'person: Ada Quill', 'sport: Baseball', 'story: Opening day']);
    expect(await vocabulary(id)).toEqual(['ada', 'baseball', 'day', 'opening', 'quill', 'windom']);

    await db.update(opponentTable).set({ title: 'Northfield' }).where(eq(opponentTable.tenantId, id));
    await db.update(sportTable).set({ title: 'Softball' }).where(eq(sportTable.tenantId, id));
    await db.update(person).set({ lastName: 'Quinn' }).where(eq(person.tenantId, id));
    await db
      .update(story)
      .set({ access: 'hidden' })
      .where(and(eq(story.tenantId, id), eq(story.id, storyId)));
    expect(await indexed(id)).toEqual(['game: Northfield', 'person: Ada Quinn', 'sport: Softball']);
    expect(await vocabulary(id)).toEqual(['ada', 'northfield', 'quinn', 'softball']);
    await site.announce(id);
    expect((await search('q=northfield+softball', 'ridge.localhost')).total).toBe(1);

    await db.update(seasonTable).set({ rosterAccess: 'hidden' }).where(eq(seasonTable.tenantId, id));
    expect(await indexed(id)).toEqual(['game: Northfield', 'sport: Softball']);
    await db.update(seasonTable).set({ rosterAccess: 'public' }).where(eq(seasonTable.tenantId, id));
    expect(await indexed(id)).toContain('person: Ada Quinn');
    await db.delete(rosterPlayer).where(and(eq(rosterPlayer.tenantId, id), eq(rosterPlayer.id, player.id)));
    await db.delete(game).where(eq(game.tenantId, id));
    expect(await indexed(id)).toEqual(['sport: Softball']);

    await db.delete(tenant).where(eq(tenant.id, id));
    expect([await indexed(id), await vocabulary(id)]).toEqual([[], []]);
  });

  it('reflects a change within two seconds, even for a repeated search', async () => {
    const { db } = site;
    const { id } = await createCollege(db, { slug: 'shore' });
    await site.announce(id);
    const found = async (q: string) => (await search(`q=${q}`, 'shore.localhost')).total;
    expect(await found('quintessa')).toBe(0);
    const changed = performance.now();
    const { id: storyId } = await createStory(db, id, { title: 'Quintessa signs' });
    await announceChange(db, id);
    await expect.poll(() => found('quintessa')).toBe(1);
    await db
      .update(story)
      .set({ access: 'hidden' })
      .where(and(eq(story.tenantId, id), eq(story.id, storyId)));
    await announceChange(db, id);
    await expect.poll(() => found('quintessa')).toBe(0);
    expect(performance.now() - changed).toBeLessThan(2000);
  });

  it('reads no more pages to update one person among three hundred than among three', async () => {
    await site.db.transaction(async (db) => {
      const { id } = await createCollege(db, { slug: 'plains' });
      const season = await createSeason(db, await createSport(db, id));
      const addPeople = async (first: number, last: number) => {
        await db.execute(sql`insert into person (tenant_id, id, first_name, last_name)
          select ${id}, n, 'Ada', 'Quill ' || n from generate_series(${first}::int, ${last}::int) n`);
        await db.execute(sql`insert into roster_player (tenant_id, id, person_id, season_id)
          select ${id}, n, n, ${season.id} from generate_series(${first}::int, ${last}::int) n`);
      };
      // a plan includes the pages read by triggers only if a function runs the statement
      await db.execute(sql`create function pg_temp.rename() returns void language sql
        as 'update person set last_name = last_name || ''x'' where id = 1'`);
      const pagesRead = async () => {
        const { rows } = await db.execute<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
          sql`explain (analyze, buffers, format json) select pg_temp.rename()`,
        );
        return rows[0]?.['QUERY PLAN'][0]?.Plan['Shared Hit Blocks'] ?? 0;
      };
      await addPeople(1, 3);
      await pagesRead();
      const amongThree = await pagesRead();
      await addPeople(4, 300);
      const amongHundreds = await pagesRead();
      expect(amongThree).toBeGreaterThan(0);
      expect(amongHundreds).toBeLessThan(2 * amongThree);
    });
  });
});
