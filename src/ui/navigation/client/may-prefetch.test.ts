import { expect, test } from 'vitest';

import { href, routes } from '../../../routing/routes.ts';
import { mayPrefetch } from './may-prefetch.ts';

const page = href('sport', { slug: 'football' });

test('a page is prefetched unless the connection is known to be slow', () => {
  expect([mayPrefetch(page, undefined), mayPrefetch(page, { effectiveType: '4g', saveData: false })]).toEqual([
    true,
    true,
  ]);
});

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is prefetched on a connection with %j',
  (connection) => {
    expect(mayPrefetch(page, connection)).toBe(false);
  },
);

test('API addresses and staff-only pages are not prefetched', () => {
  expect(mayPrefetch('/api/v2/Sports', undefined)).toBe(false);
  const hidden = routes.filter(({ access }) => access === 'hidden');
  for (const { path } of hidden) expect(mayPrefetch(path.replaceAll(/[{}?]/g, ''), undefined), path).toBe(false);
});
