import { globSync, readFileSync } from 'node:fs';

import { analyse } from 'scslre';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

type Literal = { pattern: string; flags: string };

const files = globSync('{src,hono-server.ts}/**/*.{ts,tsx}', { exclude: ['src/**/testing/**', 'src/**/*.test.*'] });

/** The regular expressions of a syntax tree. */
function literalsOf(node: unknown): Literal[] {
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = node as { regex?: Literal };
  return regex ? [regex] : Object.values(node).flatMap(literalsOf);
}

test('no regular expression takes a time that grows faster than its text', () => {
  const slow = files.flatMap((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    return literalsOf(parseAst(readFileSync(file, 'utf8'), { lang }))
      .filter(({ pattern, flags }) => analyse({ source: pattern, flags }).reports.length > 0)
      .map(({ pattern, flags }) => `${file}: /${pattern}/${flags}`);
  });
  expect(slow).toEqual([]);
});

test.each(['(a+)+$', '\\s*,', 'a*a*b', '^(.*)\\s*$', '<[^>]*>'])('/%s/ is found to be slow', (source) => {
  expect(analyse({ source, flags: '' }).reports).not.toEqual([]);
});
