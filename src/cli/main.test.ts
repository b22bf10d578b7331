import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

const staticImport = /^import (?!type )[^;]*?from '([^']+)';/gm;

/** What a module loads before it runs, and what its own modules load. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
    const loaded = specifier.startsWith('.') ? path.join(path.dirname(file), specifier) : specifier;
    if (seen.has(loaded)) continue;
    seen.add(loaded);
    if (specifier.startsWith('.')) loadedBy(loaded, seen);
  }
  return seen;
}

test('while a server runs the command line loads no package, so that it starts at once', () => {
  const loaded = [...loadedBy('src/cli/main.ts'), ...loadedBy('src/cli/input-files.ts')];
  expect(loaded).toContain('src/cli/socket-client.ts');
  expect(loaded.filter((module) => !module.startsWith('node:') && !module.startsWith('src/'))).toEqual([]);
});

test('help and wrong usage load only Commander, so that they need no server to answer at once', () => {
  const loaded = [...loadedBy('src/cli/run-locally.ts')];
  expect(loaded).toContain('src/cli/commands.ts');
  expect(loaded.filter((module) => !module.startsWith('node:') && !module.startsWith('src/'))).toEqual(['commander']);
});
