import { expect, test } from 'vitest';

import { boundedTags } from './cache-tags.ts';

test('cache tags are sent as far as proxies accept them, else those of the college', () => {
  expect(boundedTags('tenant:harbor,game:1,game:2')).toBe('tenant:harbor,game:1,game:2');
  const games = Array.from({ length: 1000 }, (_, id) => `game:${id}`);
  expect(boundedTags(['tenant:harbor', ...games].join(','))).toBe('tenant:harbor');
});
