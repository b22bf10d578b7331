import { type } from 'arktype';
import { expect, test } from 'vitest';

import { siteConfig } from './tenant.ts';

test('origins of other programs are keyed by the paths that they serve', () => {
  const config = { externalOrigins: { '/watch': 'https://video.example', '/sidearmstats': 'https://stats.example' } };
  expect(siteConfig(config)).toEqual(config);
});

test.each([
  { '/news': 'https://news.example' },
  { watch: 'https://video.example' },
  { '/watch/': 'https://video.example' },
])('an origin for %j is refused, and the message names the paths', (externalOrigins) => {
  const refused = siteConfig({ externalOrigins });
  expect(refused instanceof type.errors && refused.summary).toContain('/sidearmstats, /watch');
});

const refusedUrls = [
  'javascript:alert(1)',
  'https://x.example/;script-src *',
  'data:text/html,x',
  "https://x.example/' *",
];

test.each([
  ...refusedUrls.map((url) => ({ consentManagerUrl: url })),
  ...refusedUrls.map((url) => ({ adBidding: { siteId: 'unc', isTesting: 'no', scriptUrl: url } })),
  ...refusedUrls.map((url) => ({ externalOrigins: { '/watch': url } })),
  ...refusedUrls.map((url) => ({ politePopup: { title: 'Hello', text: 'Reader', link: { text: 'More', url } } })),
])('%j is refused for its address', (config) => {
  expect(siteConfig(config)).toBeInstanceOf(type.errors);
});

test('the link of the popup may be a path on the site', () => {
  const link = { text: 'More', url: '/news?topic=ads' };
  const config = { politePopup: { title: 'Hello', text: 'Reader', link } };
  expect(siteConfig(config)).toEqual(config);
});

test('an origin that is not a URL is refused', () => {
  expect(siteConfig({ externalOrigins: { '/watch': 'video.example' } })).toBeInstanceOf(type.errors);
});
