import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, test } from 'vitest';

// Which rooms a room may import from.
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  runtime: [],
  routing: ['domain', 'api', 'staff'],
  // definitions and fields; the files that derive something belong to the room they derive it for
  content: ['domain', 'db', 'api', 'ui', 'routing'],
  db: ['domain', 'content', 'runtime'],
  staff: ['domain', 'db'],
  api: ['domain', 'content', 'db', 'staff', 'runtime', 'images', 'routing'],
  'third-party': ['domain', 'api', 'routing', 'ui'],
  ui: ['domain', 'routing'],
  features: ['domain', 'content', 'api', 'third-party', 'ui', 'routing', 'waku', 'runtime'],
  middleware: ['domain', 'content', 'third-party', 'staff', 'runtime', 'routing', 'api'],
  importers: ['domain', 'db'],
  live: ['domain', 'db', 'api', 'importers', 'runtime', 'routing'],
  images: ['domain', 'content', 'db', 'runtime'],
  feeds: ['domain', 'content', 'api', 'images', 'routing', 'middleware'],
  // imported only by what starts with an empty database
  samples: ['domain', 'db', 'content', 'cli', 'importers', 'live', 'images', 'routing', 'runtime'],
};

/** Islands run in the browser: nothing of the server may come with them. */
const islandsMayImport = ['domain', 'routing', 'third-party', 'ui'];
const islandPackages = /^(react|react-dom|jotai|swiper|waku\/(router|minimal)\/client|temporal-polyfill)(\/|$)/;

/** Files of src/content that derive something from definitions. */
const derivedRooms: Record<string, string> = {
  'content/audit.ts': 'cli',
  'content/commands.ts': 'cli',
  'content/endpoints.ts': 'api',
  'content/read-row.ts': 'cli',
  'content/sitemap.ts': 'feeds',
  'content/write-rows.ts': 'cli',
};

type Import = { file: string; room: string; target: string; isType: boolean };

const importPattern = /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

const imports: Import[] = globSync('{src,samples}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, type, from, bare]) => {
      const specifier = from ?? bare ?? '';
      const isOurs = specifier.startsWith('.');
      const target = isOurs ? path.join(path.dirname(file), specifier).replace(/^src\//, '') : specifier;
      return { file, room: roomOf(file.replace(/^src\//, '')), target, isType: type !== undefined };
    }),
  );

function roomOf(file: string): string {
  const derived = derivedRooms[file];
  if (derived) return derived;
  return (file.split('/')[0] ?? '').replace(/\.tsx?$/, '');
}

const ours = imports.filter(({ target }) => /\.(ts|tsx)$/.test(target));
const print = ({ file, target }: Import) => `${file} imports ${target}`;
const isIsland = ({ file }: Import) => file.includes('/client/');
const featureOf = (file: string) => /features\/([^/]+)/.exec(file)?.[1];

describe('imports', () => {
  test.each(Object.entries(mayImport))('of %s go only to where they may: %j', (room, allowed) => {
    const wrong = ours.filter((each) => each.room === room && ![room, ...allowed].includes(roomOf(each.target)));
    expect(wrong.map(print)).toEqual([]);
  });

  test('of a feature go to no other feature', () => {
    const wrong = ours.filter(
      ({ file, target }) =>
        file.includes('features/') && target.startsWith('features/') && featureOf(file) !== featureOf(target),
    );
    expect(wrong.map(print)).toEqual([]);
  });

  test('of an island go only to what may run in a browser', () => {
    const wrong = imports.filter(isIsland).filter(({ file, target, isType }) => {
      const isFile = /\.(tsx?|css)$/.test(target);
      if (isType) return false;
      if (!isFile) return !islandPackages.test(target);
      return !islandsMayImport.includes(roomOf(target)) && featureOf(file) !== featureOf(target);
    });
    expect(wrong.map(print)).toEqual([]);
  });

  test('of what Waku marks as unstable stand in one module each', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    const users = new Map<string, string[]>();
    for (const file of files) {
      for (const [name] of readFileSync(file, 'utf8').matchAll(/\bunstable_\w+|'waku\/internals'/g)) {
        users.set(name, [...new Set([...(users.get(name) ?? []), file])]);
      }
    }
    expect([...users].filter(([, where]) => where.length > 1)).toEqual([]);
  });
});

test('only src/runtime/env.ts reads the environment, and the command line before it loads anything', () => {
  const readers = globSync('{src,hono-server.ts}/**/*.{ts,tsx}', { exclude: ['src/testing/**', 'src/**/*.test.*'] });
  const reading = /process\.env\b|import \{[^}]*\benv\b[^}]*\} from 'node:process'/;
  expect(readers.filter((file) => reading.test(readFileSync(file, 'utf8'))).sort()).toEqual([
    'src/cli/main.ts',
    'src/runtime/env.ts',
  ]);
});
