import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const rows = [...readFileSync('docs/guarantees.md', 'utf8').matchAll(/^\| .+? \| `(.+?)` \| (.+) \| \w+ \|$/gm)].map(
  ([, file = '', name = '']) => ({ file, name }),
);

test('every guarantee names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.filter(
    ({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(name),
  );
  expect(missing).toEqual([]);
});
