import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { gallery } from '../../content/galleries/gallery.ts';
import { product } from '../../content/products/product.ts';
import { navigationItem } from '../../db/schema/navigation.ts';
import { insertRows } from '../../editing/change-rows.ts';
import { createTestApi } from '../../testing/api.ts';
import { createCollege, createGame, createPlayer, createSeason, createSport } from '../../testing/factories.ts';
import type { NavigationItem } from './schema.ts';

let site: Awaited<ReturnType<typeof createTestApi>>;
let tenantId: number;
beforeEach(async () => {
  site = await createTestApi();
  ({ id: tenantId } = await createCollege(site.db, { slug: 'harbor' }));
});
afterEach(() => site.close());

const menu = async (): Promise<NavigationItem[]> => site.json('/api/v2/navigation');
const enter = (row: Pick<typeof navigationItem.$inferInsert, 'title' | 'url'>) =>
  site.db.insert(navigationItem).values({ tenantId, id: 1, position: 1, ...row });

/** Adds a sport with one game and optionally a roster. */
async function addSport(slug: string, hasPlayer = true) {
  const season = await createSeason(site.db, await createSport(site.db, tenantId, slug));
  await createGame(site.db, season);
  if (hasPlayer) await createPlayer(site.db, season);
}

describe('the menu of a college that has not entered one', () => {
  test('links to the home page and search before the first import', async () => {
    expect((await menu()).map(({ title, url }) => [title, url])).toEqual([
      ['Home', '/'],
      ['Search', '/search'],
    ]);
  });

  test('has news with the media that there are, and the ticket page', async () => {
    await addSport('football', false);
    const visible = { tenantId, id: 1, access: 'public' };
    await insertRows(site.db, gallery, [{ ...visible, title: 'Opening day', date: '2026-09-05' }]);
    const pass = { title: 'Pass', place: 'tickets', link: 'https://a.example', position: 1, price: 900, sports: [] };
    await insertRows(site.db, product, [{ ...visible, ...pass }]);
    const others = (await menu()).slice(1);
    expect(others.map(({ title, url, items }) => [title, url, items.map((item) => item.url)])).toEqual([
      ['News', null, ['/news', '/photos']],
      ['Calendar', '/calendar', []],
      ['Tickets', '/tickets', []],
    ]);
  });

  test('has each of a few sports with the pages that have content', async () => {
    await addSport('football', false);
    await addSport('womens-soccer');
    const items = await menu();
    expect(items.map(({ title, items: pages }) => [title, pages.map(({ title, url }) => `${title} ${url}`)])).toEqual([
      ['Football', ['Team home /sports/football', 'Schedule /sports/football/schedule']],
      [
        "Women's Soccer",
        [
          'Team home /sports/womens-soccer',
          'Schedule /sports/womens-soccer/schedule',
          'Roster /sports/womens-soccer/roster',
        ],
      ],
      ['Calendar', []],
    ]);
  });

  test('has many sports below one item, in a column for each gender', async () => {
    for (const slug of ['football', 'baseball', 'womens-soccer', 'softball']) await addSport(slug);
    const [sports, ...others] = await menu();
    expect([sports?.title, others.map(({ title }) => title)]).toEqual(['Sports', ['Calendar']]);
    expect(sports?.columns.map(({ items }) => items.map(({ title }) => title))).toEqual([
      ['Baseball', 'Football'],
      ['Softball', "Women's Soccer"],
    ]);
    expect(sports?.columns[0]?.items[0]?.schedule_roster_news_links.map(({ title }) => title)).toEqual([
      'Schedule',
      'Roster',
    ]);
  });

  test('leaves out a sport without content', async () => {
    await createSeason(site.db, await createSport(site.db, tenantId, 'football'));
    await addSport('womens-soccer');
    expect((await menu()).map(({ title }) => title)).toEqual(["Women's Soccer", 'Calendar']);
  });
});

describe('entered items', () => {
  test('follow the derived sports if they include no sport', async () => {
    await addSport('football');
    await enter({ title: 'Camps', url: '/camps' });
    expect((await menu()).map(({ title }) => title)).toEqual(['Football', 'Calendar', 'Camps']);
  });

  test('replace the derived items once one links to a sport', async () => {
    await addSport('football');
    await enter({ title: 'Our football', url: '/sports/football' });
    expect((await menu()).map(({ title }) => title)).toEqual(['Our football']);
  });

  test('replace a derived item with the same URL', async () => {
    await enter({ title: 'Start', url: '/' });
    expect((await menu()).map(({ title }) => title)).toEqual(['Search', 'Start']);
  });
});
