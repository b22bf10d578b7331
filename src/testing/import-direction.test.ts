import { globSync, readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { type Import, readImports, readRooms, roomOf } from '../../scripts/imports.ts';

const rooms = readRooms().map(({ folder, allowed }) => ({
  folder,
  mayImport: (target: string, isType: boolean) =>
    allowed === 'everything' ||
    target === folder ||
    allowed.some((room) => room.folder === target && (isType || !room.onlyTypes)),
}));
const islands = rooms.find(({ folder }) => folder === 'client');
const islandPackages = /^(react|react-dom|jotai|hls\.js|swiper|temporal-polyfill)(\/|$)/;
const imports = readImports();
const ours = imports.filter(({ target }) => /\.(ts|tsx)$/.test(target));
const print = ({ file, target }: Import) => `${file} imports ${target}`;
const isIsland = ({ file }: Import) => file.includes('/client/');
const isWaku = (target: string) => /^waku(\/[\w-]+)*$/.test(target);
const featureOf = (file: string) => /features\/([^/]+)/.exec(file)?.[1];

test('CONTRIBUTING.md has a row for every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  expect(folders.filter((name) => !rooms.some(({ folder }) => folder === name))).toEqual([]);
});

test('rooms of CONTRIBUTING.md import rooms above them, and only tests everything', () => {
  const order = rooms.map(({ folder }) => folder);
  const wrong = readRooms().flatMap(({ folder, allowed }) =>
    allowed === 'everything'
      ? folder
      : allowed
          .filter((target) => order.indexOf(target.folder) >= order.indexOf(folder))
          .map((target) => `${folder} imports ${target.folder}`),
  );
  expect(wrong).toEqual(['testing']);
});

describe('imports', () => {
  test.each(rooms)('of $folder go only where CONTRIBUTING.md allows', ({ folder, mayImport }) => {
    const wrong = ours.filter(({ room, target, isType }) => room === folder && !mayImport(roomOf(target), isType));
    expect(wrong.map(print)).toEqual([]);
  });

  test('of src do not reach samples and replays, which an installation may leave out', () => {
    const wrong = ours.filter(
      ({ file, target }) => file.startsWith('src/') && ['samples', 'replay'].includes(roomOf(target)),
    );
    expect(wrong.map(print)).toEqual([]);
    expect(readFileSync('hono-server.ts', 'utf8')).not.toMatch(/'\.\/(?:samples|replay)\//);
  });

  test('of pages and the API reach the code that writes content only through its HTTP writes', () => {
    const readers = rooms.filter(({ mayImport }) => mayImport('editing', false)).map(({ folder }) => folder);
    expect(readers).toEqual(['editing', 'api', 'cli', 'samples', 'testing']);
    const wrong = ours.filter(
      ({ file, room, target }) =>
        room === 'api' && roomOf(target) === 'editing' && !file.startsWith('src/api/content/write/'),
    );
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
    const wrong = imports.filter(isIsland).filter(({ file, room, target, isType }) => {
      const isFile = /\.(tsx?|css)$/.test(target);
      if (!isFile) return !isType && !islandPackages.test(target) && !(room === 'waku/client' && isWaku(target));
      return !islands?.mayImport(roomOf(target), isType) && featureOf(file) !== featureOf(target);
    });
    expect(wrong.map(print)).toEqual([]);
  });
});

describe('Waku', () => {
  const sources = globSync(['{src,scripts,bench}/**/*.{ts,tsx,mjs}', '*.ts']);
  const tests = globSync('{acceptance,e2e}/**/*.ts');
  const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('src/testing/');
  const isAllowed = (file: string) => file.startsWith('src/waku/') || file === 'src/testing/import-direction.test.ts';

  /** Names that Waku may change in any release. */
  const unstableNames = /\bunstable_\w+|\b\w+_UNSTABLE\b|'waku\/internals'/g;
  /** Its addresses, headers, storage keys and build constants, and the transform that we change. */
  const privateNames = /\/RSC\b|\bx-waku-|\bwaku:[a-z]|\b_*WAKU_\w+|\brsc:rsc-|\bvite-rsc-css-export\b/gi;

  const find = (pattern: RegExp, files: string[]) =>
    files
      .filter((file) => !isAllowed(file))
      .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([found]) => `${found} in ${file}`));

  test('is imported in src/waku only', () => {
    const wrong = imports.filter(({ file, target }) => isWaku(target) && !isAllowed(file));
    expect(wrong.map(print)).toEqual([]);
  });

  test('has its unstable names in src/waku only', () => {
    expect(find(unstableNames, [...sources, ...tests])).toEqual([]);
  });

  test('has its private addresses and names in src/waku only', () => {
    const programs = sources.filter((file) => !isTest(file));
    expect(find(privateNames, programs)).toEqual([
      // Vite requires the query of a glob import to be a literal
      'vite-rsc-css-export in src/waku.server.tsx',
      // domain imports nothing of ours; redirect-rule.test.ts compares it with payloadAddress()
      '/rsc in src/web/redirect-rule.ts',
    ]);
  });
});

test('besides definitions and fields, content is a small library', () => {
  const files = globSync('src/{content,db/content}/*.ts', { exclude: ['**/*.test.ts', '**/kinds.ts'] });
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(900);
});

test('only src/runtime/env.ts reads the environment, and the command line before it loads anything', () => {
  const readers = globSync('{src,hono-server.ts}/**/*.{ts,tsx}', { exclude: ['src/**/testing/**', 'src/**/*.test.*'] });
  const reading = /process\.env\b|import \{[^}]*\benv\b[^}]*\} from 'node:process'/;
  expect(readers.filter((file) => reading.test(readFileSync(file, 'utf8'))).sort()).toEqual([
    'src/cli/main.ts',
    'src/runtime/env.ts',
  ]);
});
