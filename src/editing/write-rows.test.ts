import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireTenant } from '../cli/tenants.ts';
import { redirectRule } from '../content/redirects/redirect-rule.ts';
import { story } from '../content/stories/story.ts';
import type { Database } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTwoColleges } from '../testing/api.ts';
import { countingStatements } from '../testing/counting-statements.ts';
import { createSport } from '../testing/factories.ts';
import { importRows } from './write-rows.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let tenant: Tenant;
beforeAll(async () => {
  site = await createTwoColleges();
  tenant = await requireTenant(site.db, 'harbor');
  await createSport(site.db, site.harborId, 'football');
});
afterAll(() => site.close());

const importStories = (database: Database, count: number, values: Record<string, unknown>) =>
  importRows(
    database,
    story,
    Array.from({ length: count }, (_, index) => ({
      values: {
        title: `${count} stories, ${index}`,
        publishedAt: '2024-05-06T12:00',
        urlSlug: `of-${count}-${index}`,
        ...values,
      },
    })),
    { tenant, actor: 'anna', matches: true },
  );

test.each([
  ['added', { teaser: 'A' }],
  ['changed', { teaser: 'B', sports: 'football' }],
  ['unchanged', { teaser: 'B', sports: 'football' }],
])('an import takes the same number of statements with ten times as many rows %s', async (action, values) => {
  const few = countingStatements(site.database);
  await importStories(few, 3, values);
  const many = countingStatements(site.database);
  const written = await importStories(many, 30, values);
  expect(new Set(written.map((row) => row.action))).toEqual(new Set([action]));
  expect(many.count()).toBe(few.count());
  const stored = await selectRows(site.db, story, tenant.id);
  expect(stored.filter(({ teaser }) => teaser === values.teaser).length).toBeGreaterThanOrEqual(33);
});

test('rows of one import may take over the unique values that earlier rows give up', async () => {
  const write = (rows: Record<string, unknown>[]) =>
    importRows(
      site.database,
      redirectRule,
      rows.map((values) => ({ values })),
      { tenant, actor: 'anna' },
    );
  const [a, b] = await write([
    { from: '/a', to: '/x' },
    { from: '/b', to: '/x' },
  ]);
  await write([
    { id: b?.row.id, from: '/c' },
    { id: a?.row.id, from: '/b' },
    { from: '/a', to: '/y' },
    { id: a?.row.id, to: '/z' },
  ]);
  const rows = await selectRows(site.db, redirectRule, tenant.id);
  expect(rows.map(({ fromPath, target }) => `${fromPath} ${target}`)).toEqual(['/a /y', '/b /z', '/c /x']);
});

test.each<[name: string, second: Record<string, unknown>, action: string]>([
  [
    'with the address of a stored one changes it, whatever its headline',
    { title: 'Corrected', urlSlug: 'row' },
    'changed',
  ],
  [
    'with the headline of a stored one and another day is another',
    { title: 'Row', publishedAt: '2024-06-08T12:00' },
    'added',
  ],
  ['with headline and day of a stored one is the same', { title: 'Row', publishedAt: '2024-06-01T12:00' }, 'unchanged'],
])('a story of a table %s', async (_, second, action) => {
  const first = { title: 'Row', publishedAt: '2024-06-01T12:00', urlSlug: 'row' };
  const write = (values: Record<string, unknown>) =>
    importRows(site.database, story, [{ values }], { tenant, actor: 'anna', matches: true });
  await write(first);
  const [written] = await write({ ...second, publishedAt: second['publishedAt'] ?? first.publishedAt });
  expect(written?.action).toBe(action);
  // as before for the next case
  await write(first);
});
