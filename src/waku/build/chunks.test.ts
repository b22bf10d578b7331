import { existsSync, globSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type FileSet, isIn, islandStyles, missingFiles, scripts, slots, styleSheets } from './chunks.ts';

const modules = globSync('src/**/*.{ts,tsx,css}', { exclude: ['**/*.test.*', '**/testing/**'] });
const sets: Record<string, FileSet> = { ...scripts, slots, islandStyles, ...styleSheets };

test('every file and folder that a chunk names exists', () => {
  expect(missingFiles()).toEqual([]);
});

test.each(Object.entries(sets))(
  'every file and folder of %s adds or leaves out modules',
  (_, { files, except = [] }) => {
    expect(files).not.toEqual([]);
    for (const each of files)
      expect(
        modules.filter((file) => isIn({ files: [each] }, file)),
        each,
      ).not.toEqual([]);
    for (const each of except)
      expect(
        modules.filter((file) => isIn({ files }, file) && isIn({ files: [each] }, file)),
        each,
      ).not.toEqual([]);
  },
);

test('a file is named by one script, and a folder holds what is below it', () => {
  const named = Object.values(scripts).flatMap(({ files }) => files);
  expect(named.filter((file, index) => named.indexOf(file) !== index)).toEqual([]);
  expect(named.filter((file) => file.endsWith('/') === /\.\w+$/.test(file) || !existsSync(file))).toEqual([]);
});
