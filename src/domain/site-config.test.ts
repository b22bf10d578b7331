import { type } from 'arktype';
import { expect, test } from 'vitest';
import { siteConfig } from './tenant.ts';

test('origins of other programs are named by the paths these answer', () => {
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

test('an origin that is no address is refused', () => {
  expect(siteConfig({ externalOrigins: { '/watch': 'video.example' } })).toBeInstanceOf(type.errors);
});
