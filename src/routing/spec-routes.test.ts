import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

import { matchRoute } from './routes.ts';

const file = path.resolve('../shared/spec.md');
if (!existsSync(file)) console.warn(`SKIPPED: the specification is not at ${file}`);

/** Paths handled by middleware: documents are files, and former spellings redirect. */
const elsewhere = /^\/documents\/|\/historicalroster$|^\/otd$/;

/** Values for parameters that do not accept arbitrary text. */
const samples: Record<string, string> = {
  type: 'year',
  year: '2026',
  month: '1',
  day: '2',
  departmentSlug: 'x-department',
};
const withValues = (route: string) =>
  route.replace(/\{(\w+)\??\}/g, (_, name: string) => samples[name] ?? (/id$/i.test(name) ? '1' : 'x'));

/** The paths in the table of section 2, without those that contain an ellipsis or words. */
function specPaths(): string[] {
  const spec = readFileSync(file, 'utf8');
  const table = spec.slice(spec.indexOf('## 2. Screens and routes'), spec.indexOf('Other path shapes'));
  const cells = table.split('\n').flatMap((line) => line.split('|')[2] ?? []);
  const found = cells.flatMap((cell) => [...cell.matchAll(/(?<=^|[\s(])\/[\w{}?/-]*\w\}?(?=[\s,;)]|$)/g)].map(String));
  return [...new Set(found)].filter((each) => !/^\/(?:hidden|protected)(?:\/(?:news|sports))?$/.test(each));
}

test.skipIf(!existsSync(file))('every screen of the specification has a route', () => {
  const built = specPaths().filter((each) => !elsewhere.test(each));
  expect(built.length).toBeGreaterThan(45);
  expect(built.filter((each) => !matchRoute(withValues(each)))).toEqual([]);
});
