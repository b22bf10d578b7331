import { parseRssFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';

import { colleges, hostOf } from '../e2e/colleges.ts';
import { kindsWithFeeds } from '../src/content/feed.ts';
import { sampleSite } from './run/shared-servers.ts';

const feeds = colleges.flatMap((college) => [...kindsWithFeeds].map(([path, kind]) => ({ college, path, kind })));

describe.each(feeds)('$path of $college', ({ college, path, kind }) => {
  test('has the rows of its kind with their pages, newest first, and is 304 until it changes', async () => {
    const response = await sampleSite().fetch(hostOf(college), path);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const { title, items = [] } = parseRssFeed(await response.text());
    expect(title).toBeTruthy();
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
    const dates = items.map(({ pubDate = '' }) => Date.parse(pubDate));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));

    const { total } = await sampleSite().api(college, `${kind.path}?pageSize=1`);
    expect(items.length > 0).toBe(total > 0);
    for (const { link = '' } of items.slice(0, 3)) {
      const { pathname, hostname } = new URL(link);
      expect(hostname).toBe(hostOf(college));
      expect((await sampleSite().fetch(hostname, pathname)).status, link).toBe(200);
    }

    const etag = response.headers.get('etag') ?? '';
    expect((await sampleSite().fetch(hostOf(college), path, { 'if-none-match': etag })).status).toBe(304);
  });
});
