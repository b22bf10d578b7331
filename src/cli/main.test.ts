import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const staticImport = /^import (?!type )[^;]*?from '([^']+)';/gm;

/** The static imports of a module and of the modules that it imports. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const loaded = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
    if (seen.has(loaded)) continue;
    seen.add(loaded);
    if (specifier.startsWith('.')) loadedBy(loaded, seen);
  }
  return seen;
}

test('the command line loads no package while a server runs', () => {
  const loaded = [...loadedBy('src/cli/main.ts'), ...loadedBy('src/cli/input-files.ts')];
  expect(loaded).toContain('src/cli/socket-client.ts');
  expect(loaded.filter((module) => !module.startsWith('node:') && !module.startsWith('src/'))).toEqual([]);
});

test('help and usage errors without a server load no package but Commander', () => {
  const loaded = [...loadedBy('src/cli/run-command-line.ts')];
  expect(loaded).toContain('src/cli/program.ts');
  expect(loaded.filter((module) => !module.startsWith('node:') && !module.startsWith('src/'))).toEqual(['commander']);
});
