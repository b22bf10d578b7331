import { expect, test, vi } from 'vitest';

import type { TrackingTag } from '../api/tracking-tags/schema.ts';
import type { SiteConfig } from '../domain/tenant.ts';
import { createInlineCode } from '../routing/inline-code.ts';
import { type RequestContext, runWithRequestContext } from '../routing/request-context.ts';
import { type RouteName, routes } from '../routing/routes.ts';
import { ThirdParties } from './third-parties.tsx';

const place = { script: [], style: [], noscript: [] };
const tag = (id: number, children = 'count()') =>
  ({
    id,
    name: 'Count',
    head: { ...place, script: [{ attributes: {}, children }] },
    openBody: place,
    closeBody: place,
  }) as TrackingTag;

type Page = { path?: string; config?: SiteConfig; route?: RouteName; contentId?: number; isCrawler?: boolean };

/** The ids of a page's tags; undefined if the page has no vendors. */
const tagsOf = async ({ path = '/', config = {}, route = 'home', contentId, isCrawler = false }: Page) => {
  const search = vi.fn(async () => [tag(1), tag(2, 'new Image().src = u')]);
  const context = {
    tenant: { settings: { config } },
    route: routes.find(({ name }) => name === route),
    url: new URL(path, 'https://lakeshore.example'),
    isCrawler,
    inlineCode: createInlineCode(),
    api: { trackingTags: { search } },
  } as unknown as RequestContext;
  const shown = await runWithRequestContext(context, () => ThirdParties(contentId === undefined ? {} : { contentId }));
  const [, loader] = shown?.props.children ?? [];
  return { ids: loader?.props.tags.map(({ id }: TrackingTag) => id), requests: search.mock.calls };
};

test('a page has its tags, except those with tracking pixels', async () => {
  const { ids, requests } = await tagsOf({ route: 'schedule', path: '/sports/football/schedule' });
  expect(ids).toEqual([1]);
  expect(requests).toEqual([[{ PageTemplate: 'schedule', SportName: 'football', ContentId: undefined }]]);
});

test('a page with content requests its tags with the id of the content', async () => {
  expect((await tagsOf({ route: 'story', path: '/news/2026/9/5/x' })).requests).toEqual([]);
  const { ids, requests } = await tagsOf({ route: 'story', path: '/news/2026/9/5/x', contentId: 7 });
  expect([ids, requests]).toEqual([[1], [[{ PageTemplate: 'story', SportName: undefined, ContentId: 7 }]]]);
});

test.each<[string, Page]>([
  ['the college has switched them off', { config: { trackingTagsEnabled: false } }],
  ['the query has switched them off', { path: '/?tracking_tags_enabled=false' }],
  ['a crawler reads', { isCrawler: true }],
  ['only staff see the page', { route: 'hiddenStory', contentId: 7 }],
])('no tags are requested if %s', async (_, page) => {
  expect(await tagsOf(page)).toEqual({ ids: undefined, requests: [] });
});

test('vendors are started even if tags are switched off', async () => {
  expect((await tagsOf({ config: { trackingTagsEnabled: false, gtmIds: ['GTM-1'] } })).ids).toEqual([]);
});
