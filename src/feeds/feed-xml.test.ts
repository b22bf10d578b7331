import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';

import type { FeedItem } from '../api/content/feed-endpoint.ts';
import { story } from '../content/stories/story.ts';
import { newsFeedAddress } from '../routing/news-feed-address.ts';
import { feedXml } from './feed-xml.ts';

/** Throws for a document that is not well formed. */
function assertWellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

const item = (values: Partial<FeedItem> = {}): FeedItem => ({
  id: 7,
  title: 'Tides win',
  url: '/news/2026/9/11/tides-win',
  summary: null,
  content: null,
  author: null,
  published: '2026-09-11T12:00:00Z',
  modified: '2026-09-12T08:30:00Z',
  picture: null,
  ...values,
});

function feedOf(...items: FeedItem[]) {
  const tenant = { slug: 'harbor' };
  const toAbsolute = (path: string) => new URL(path, 'http://harbor.example').href;
  const self = newsFeedAddress({ sport: 'football' });
  const xml = feedXml(items, {
    kind: story,
    tenant,
    title: 'Harbor & Sons Football News',
    page: '/sports/football',
    self,
    toAbsolute,
  });
  assertWellFormed(xml);
  return { ...parseRssFeed(xml), xml };
}

describe('a feed', () => {
  test('is read back with its channel and items', () => {
    const feed = feedOf(
      item({ author: 'Ann Reed', summary: '<p>Three goals.</p>', content: '<p>It took overtime.</p>' }),
    );
    expect(feed).toMatchObject({ title: 'Harbor & Sons Football News', link: 'http://harbor.example/sports/football' });
    expect(feed.items).toMatchObject([
      {
        title: 'Tides win',
        link: 'http://harbor.example/news/2026/9/11/tides-win',
        guid: { value: 'harbor-story-7', isPermaLink: false },
        pubDate: 'Fri, 11 Sep 2026 12:00:00 GMT',
        description: '<p>Three goals.</p>',
        content: { encoded: '<p>It took overtime.</p>' },
        dc: { creators: ['Ann Reed'] },
      },
    ]);
    expect(feed.xml).toContain('<lastBuildDate>Sat, 12 Sep 2026 08:30:00 GMT</lastBuildDate>');
    expect(feed.xml).toContain('<atom:link href="http://harbor.example/sports/football/news/rss" rel="self"');
  });

  test('has the picture of an item as JPEG with its description', () => {
    const picture = { url: '/media/stories/7.svg', alt: 'Molly "Mo" Swarm & the cup' };
    expect(feedOf(item({ picture })).items?.[0]?.media?.contents).toMatchObject([
      {
        url: 'http://harbor.example/images/resize?url=%2Fmedia%2Fstories%2F7.svg&width=1200&height=675&type=jpeg',
        medium: 'image',
        type: 'image/jpeg',
        description: { value: picture.alt },
      },
    ]);
  });

  test('keeps the id of an item that gets another address', () => {
    const [before] = feedOf(item()).items ?? [];
    const [after] = feedOf(item({ url: '/news/2026/9/11/renamed' })).items ?? [];
    expect(after?.guid).toEqual(before?.guid);
    expect(after?.link).not.toBe(before?.link);
  });

  test.each([
    ['control characters', 'a\u0000b\u0007c\u001f', 'a b c'],
    ['lone surrogates and noncharacters', 'a\ud800b\uffffc', 'a\ufffdb c'],
    ['the end of a CDATA section', 'a ]]> b', 'a ]]> b'],
    ['markup and entities', '<b>R&D</b> "x"', '<b>R&D</b> "x"'],
  ])('is well formed with %s', (_, given, read) => {
    const [found] = feedOf(item({ title: given, author: given, content: given })).items ?? [];
    expect([found?.title, found?.dc?.creators?.[0], found?.content?.encoded].map((text) => text?.trim())).toEqual(
      Array(3).fill(read),
    );
  });

  test('has absolute addresses in its text', () => {
    const content =
      '<a href="/tickets?a=1&amp;b=2">x</a><img src="/media/a.jpg" alt=""><a href="https://x.example/">y</a>';
    expect(feedOf(item({ content })).items?.[0]?.content?.encoded).toBe(
      '<a href="http://harbor.example/tickets?a=1&amp;b=2">x</a><img src="http://harbor.example/media/a.jpg" alt=""><a href="https://x.example/">y</a>',
    );
  });

  test('without items is valid', () => {
    expect(feedOf().items ?? []).toEqual([]);
  });
});
