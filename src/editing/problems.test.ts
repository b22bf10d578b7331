import { globSync, readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { requireTenant } from '../cli/tenants.ts';
import { alert } from '../content/alerts/alert.ts';
import type { ContentKind } from '../content/define-content.ts';
import { type Problem, problemsOf } from '../content/fields/problem.ts';
import { navigationItem } from '../content/navigation/navigation-item.ts';
import { redirectRule } from '../content/redirects/redirect-rule.ts';
import { splash } from '../content/splashes/splash.ts';
import { story } from '../content/stories/story.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createTwoColleges } from '../testing/api.ts';
import { createSport } from '../testing/factories.ts';
import { endRows } from './end-rows.ts';
import { importRows, writeRows } from './write-rows.ts';

let site: Awaited<ReturnType<typeof createTwoColleges>>;
let tenant: Tenant;
beforeAll(async () => {
  site = await createTwoColleges();
  tenant = await requireTenant(site.db, 'harbor');
  await createSport(site.db, site.harborId, 'football');
});
afterAll(() => site.close());

const write = (kind: ContentKind, rows: Record<string, unknown>[]) =>
  writeRows(
    site.database,
    kind,
    rows.map((values) => ({ values })),
    { tenant, actor: 'anna' },
  );

const problemsIn = async (work: Promise<unknown>) =>
  problemsOf(await work.catch((error: unknown) => error))?.map(({ message: _, ...problem }) => problem);

const problem = (row: number, field: string, code: Problem['code'], value?: unknown, path: Problem['path'] = []) => ({
  ...{ row, field, path, value, code },
});

test.each<[what: string, kind: ContentKind, rows: Record<string, unknown>[], expected: ReturnType<typeof problem>[]]>([
  [
    'each wrong value of each row',
    alert as ContentKind,
    [{ title: 'Snow' }, { url: 'x y', enabled: 'maybe' }],
    [problem(1, 'title', 'missing'), problem(1, 'url', 'invalid', 'x y'), problem(1, 'enabled', 'invalid', 'maybe')],
  ],
  ['an unknown field', alert as ContentKind, [{ title: 'x', endsAt: '1' }], [problem(0, 'endsAt', 'unknown', '1')]],
  ['an unknown row', alert as ContentKind, [{ id: 9, title: 'x' }], [problem(0, 'id', 'absent', 9)]],
  [
    'each part of a list, with its place',
    story as ContentKind,
    [
      {
        title: 'x',
        links: [
          { text: 'Tickets', url: '/tickets' },
          { text: '', url: 1 },
        ],
      },
    ],
    [
      problem(
        0,
        'links',
        'invalid',
        [
          { text: 'Tickets', url: '/tickets' },
          { text: '', url: 1 },
        ],
        [1, 'text'],
      ),
      problem(
        0,
        'links',
        'invalid',
        [
          { text: 'Tickets', url: '/tickets' },
          { text: '', url: 1 },
        ],
        [1, 'url'],
      ),
    ],
  ],
  [
    'a picture that was not sent',
    splash as ContentKind,
    [{ title: 'x', kind: 'image', alt: 'x', image: 'a.png' }],
    [problem(0, 'image', 'not-sent', 'a.png')],
  ],
  [
    'values of another row',
    redirectRule as ContentKind,
    [
      { from: '/a', to: '/b' },
      { from: '/a', to: '/c' },
    ],
    [problem(1, 'from', 'duplicate', '/a')],
  ],
  [
    'a value that does not fit the others',
    redirectRule as ContentKind,
    [{ from: '/loop', to: '/loop' }],
    [problem(0, 'to', 'invalid', '/loop')],
  ],
])('a write reports %s', async (_, kind, rows, expected) => {
  expect(await problemsIn(write(kind, rows))).toEqual(expected);
});

test('a change without values, an unknown row and a parent are reported by the row', async () => {
  const [above] = await write(navigationItem, [{ title: 'Sports' }]);
  await write(navigationItem, [{ title: 'Football', parent: above?.id }]);
  expect(await problemsIn(write(navigationItem, [{ id: above?.id }]))).toEqual([problem(0, 'id', 'empty', above?.id)]);
  const ending = (ids: string[]) => endRows(site.database, navigationItem, ids, { tenant, actor: 'anna' });
  expect(await problemsIn(ending([String(above?.id), '77']))).toEqual([problem(1, 'id', 'absent', '77')]);
  expect(await problemsIn(ending([String(above?.id)]))).toEqual([problem(0, 'id', 'in-use', above?.id)]);
});

test('a warning names its row and field', async () => {
  const warnings: unknown[] = [];
  await importRows(site.database, story, [{ values: { title: 'a' } }, { values: { title: 'b', teaser: '<i>b</i>' } }], {
    ...{ tenant, actor: 'anna', dryRun: true },
    warn: ({ message: _, ...warning }) => warnings.push(warning),
  });
  await importRows(site.database, story, [{ values: { title: 'a', teaser: '<script>1</script>b' } }], {
    ...{ tenant, actor: 'anna', dryRun: true },
    warn: ({ row, field, message }) => warnings.push([row, field, message.split(' ')[0]]),
  });
  expect(warnings).toEqual([[0, 'teaser', '<script>']]);
});

test('the core of writing names no option, file argument or shell', () => {
  const files = globSync('src/{content,editing}/**/*.ts', { exclude: ['**/*.test.ts'] });
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /npm run|command line|--[a-z]+[^-]{0,20}FILES|throw usageError\([^)]*--[a-z]/g,
      ),
      ([text]) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
