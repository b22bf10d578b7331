import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireTenant } from '../cli/tenants.ts';
import { redirectRule } from '../content/redirects/redirect-rule.ts';
import { story } from '../content/stories/story.ts';
import type { Database } from '../db/client.ts';
import { selectRows } from '../db/content/rows.ts';
import { tableOf } from '../db/content/tables.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTwoColleges } from '../testing/api.ts';
import { countingStatements } from '../testing/counting-statements.ts';
import { createImage, createPerson, createSport } from '../testing/factories.ts';
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
  await importStories(few, 12, values);
  const many = countingStatements(site.database);
  const written = await importStories(many, 120, values);
  expect(new Set(written.map((row) => row.action))).toEqual(new Set([action]));
  expect(many.count()).toBe(few.count());
  const stored = await selectRows(site.db, story, tenant.id);
  expect(stored.filter(({ teaser }) => teaser === values.teaser).length).toBeGreaterThanOrEqual(132);
});

test('saving a story reads as many rows in a large college as in a small one', async () => {
  const { db, harborId } = site;
  await createPerson(db, harborId, { firstName: 'Zoë', lastName: 'Álvarez' });
  const picture = await createImage(db, harborId, { path: 'stories/opener.png' });
  const save = async (values: Record<string, unknown>) => {
    const counting = countingStatements(site.database);
    const [written] = await importRows(counting, story, [{ values }], { tenant, actor: 'anna' });
    return { id: written?.row.id, rows: counting.rows(), statements: counting.count() };
  };
  const values = { title: 'Opener', image: `/media/${picture.path}`, people: 'ZOË Álvarez', sports: 'football' };
  const { id } = await save({ ...values, urlSlug: 'first' });
  const small = [await save({ ...values, urlSlug: 'second' }), await save({ id, teaser: '<p>Overtime</p>' })];
  await db.execute(sql`insert into person (tenant_id, id, first_name, last_name)
    select ${harborId}, 1000 + n, 'Ann', 'Reed ' || n from generate_series(1, 900) n`);
  await db.execute(sql`insert into image (tenant_id, id, path, mime, width, height, bytes, sha256, alt, placeholder)
    select ${harborId}, 1000 + n, 'stories/' || n || '.png', 'image/png', 1, 1, '', n::text, 'x', '#000000'
    from generate_series(1, 900) n`);
  await db.execute(sql`insert into story (tenant_id, id, title, slug, published_at, local_date, image_id)
    select ${harborId}, 1000 + n, 'Story ' || n, 'story-' || n, now(), '2024-01-01', 1000 + n from generate_series(1, 900) n`);
  const large = [await save({ ...values, urlSlug: 'third' }), await save({ id, teaser: '<p>Two overtimes</p>' })];
  const costs = (saves: typeof small) => saves.map(({ rows, statements }) => ({ rows, statements }));
  expect(costs(large)).toEqual(costs(small));
  for (const { rows } of large) expect(rows).toBeLessThan(40);
  const stored = await selectRows(db, story, tenant.id, { where: eq(tableOf(story).id, Number(id)) });
  expect(stored).toMatchObject([{ imageId: picture.id, people: [expect.any(Number)], teaser: '<p>Two overtimes</p>' }]);
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
