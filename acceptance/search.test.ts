import { expect, test } from 'vitest';

import { sampleSite } from './run/shared-servers.ts';

test.each([
  ['stadium', 'facility', /^Heron Stadium$/],
  ['parking', 'sportFile', /^Game day parking at Heron Stadium$/],
  ['coach thackeray', 'person', / Thackeray$/],
])('%s finds the %s first among all kinds', async (query, kind, title) => {
  const { best, groups } = await sampleSite().api('lakeshore', `/search?q=${encodeURIComponent(query)}`);
  const [first] = [...best, ...groups.flatMap(({ items }: { items: object[] }) => items)];
  expect(first).toMatchObject({ kind, title: expect.stringMatching(title) });
});

test('a coach is found before players of the same name', async () => {
  const { best } = await sampleSite().api('lakeshore', '/search?q=coach+thackeray');
  expect(best[0].url).toContain('/roster/coaches/');
});
