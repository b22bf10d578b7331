import { expect, test } from 'vitest';

import { boundedTags } from './cache-tags.ts';

test('cache tags are sent unless proxies would reject them; then only the college’s tag is sent', () => {
  expect(boundedTags('tenant:harbor,game:1,game:2')).toBe('tenant:harbor,game:1,game:2');
  const games = Array.from({ length: 1000 }, (_, id) => `game:${id}`);
  expect(boundedTags(['tenant:harbor', ...games].join(','))).toBe('tenant:harbor');
});
