import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { SiteConfig } from '../../domain/tenant.ts';
import { type RequestContext, runWithRequestContext } from '../../routing/request-context.ts';
import { getRoute, type RouteName } from '../../routing/routes.ts';
import { AdSlot } from './ad-slot.tsx';

const football = {
  global_sport_id: 5,
  global_sport_name_slug: 'football',
  global_sport_shortname: 'football',
  shortname: 'football',
};

type Parts = { config?: SiteConfig; route?: RouteName; path?: string; isCrawler?: boolean };

const slot = ({
  config = { adPlaceholders: true },
  route = 'schedule',
  path = '/sports/football/schedule',
  isCrawler = false,
}: Parts) =>
  runWithRequestContext(
    {
      tenant: { settings: { config } },
      route: getRoute(route),
      url: new URL(path, 'http://lakeshore.example'),
      isCrawler,
      api: { sports: { list: async () => [football] } },
    } as unknown as RequestContext,
    () => AdSlot({ name: 'top' }),
  );

test('a college without advertising has no slots', async () => {
  expect(await slot({ config: {} })).toBeNull();
});

test('crawlers and hidden pages get no ads', async () => {
  expect(await slot({ isCrawler: true })).toBeNull();
  expect(await slot({ route: 'hiddenStory' })).toBeNull();
});

test('a slot is labeled and reserves its height', async () => {
  expect(renderToStaticMarkup(await slot({}))).toMatch(
    /data-size="leaderboard" data-ad-slot="top" aria-label="Advertisement"/,
  );
});

test.each([
  ['schedule', '/sports/football/schedule', { section: 'mfootbl', sport: 'Football', page: 'schedule' }],
  ['home', '/', { section: 'frontpage', sport: undefined, page: 'home-page' }],
  ['notFound', '/404', { section: 'ot', sport: undefined, page: 'error-404' }],
] as const)('ads of the page %s are placed by its sport', async (route, path, targeting) => {
  const shown = await slot({ route, path });
  const [, box] = shown?.props.children ?? [];
  expect(box.props.targeting).toEqual(targeting);
});
