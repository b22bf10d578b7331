import { describe, expect, test } from 'vitest';

import { escapeXml } from '../../web/escape-xml.ts';
import { everyItem } from './every-item.ts';
import { newsUrlset, urlset } from './sitemap-xml.ts';

describe('a sitemap file', () => {
  test('holds no more addresses than its protocol allows', () => {
    const urls = Array.from({ length: 50_001 }, (_, index) => ({ address: `http://a.example/${index}` }));
    expect(urlset(urls).match(/<url>/g)).toHaveLength(50_000);
    const news = urls.map((url) => ({ ...url, publication: 'A', published: '2026-01-01', title: 'T' }));
    expect(newsUrlset(news).match(/<url>/g)).toHaveLength(1000);
  });

  test('has the modification time only if it is known', () => {
    const text = urlset([
      { address: 'http://a.example/?x=1&y=2', modified: '2026-11-20' },
      { address: 'http://b.example/' },
    ]);
    expect(text).toContain('<loc>http://a.example/?x=1&amp;y=2</loc><lastmod>2026-11-20</lastmod>');
    expect(text).toContain('<url><loc>http://b.example/</loc></url>');
  });

  test('holds no character that XML cannot hold', () => {
    expect(escapeXml('a\u0000b\u001fc\uffffd\ud800e & <f>')).toBe('a b c d\ufffde &amp; &lt;f&gt;');
  });
});

test('a paged list is read page after page, and no further than asked', async () => {
  const asked: number[] = [];
  const list = async ({ page, size }: { page: number; size: number }) => {
    asked.push(page);
    return { items: [page * 10, page * 10 + 1], total: 6, page, pages: 3, size };
  };
  expect(await Array.fromAsync(everyItem(list))).toEqual([10, 11, 20, 21, 30, 31]);
  asked.length = 0;
  for await (const item of everyItem(list)) if (item === 20) break;
  expect(asked).toEqual([1, 2]);
});
