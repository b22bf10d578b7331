import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const rooms = '{src,samples,replay,bench,scripts,acceptance,e2e,deploy,docs,public}/**/*.{ts,tsx,mjs,css,md,sql}';
const files = globSync([rooms, '*.{ts,md,mjs}', '.ci/*']).map((file) => file.replaceAll('\\', '/'));

/** Data files are examples as a rule. */
const stated = /(?<![\w@/.:<>*-])(?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|mjs|css|md|sql)(?![\w/])/g;
const comment = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*|^--.*/gm;

const commentsOf = (file: string): string => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.md') ? text : (text.match(comment) ?? []).join('\n');
};

/** A path may begin at any folder above the file. */
const exists = (path: string) => files.some((file) => file === path || file.endsWith(`/${path}`));

/** Files that a reader of the comment or document has, rather than the repository. */
const others = ['recap.md'];

test('every file that a comment or a document names exists', () => {
  const wrong = files.flatMap((file) =>
    (commentsOf(file).match(stated) ?? [])
      .filter((path) => !others.includes(path) && !exists(path))
      .map((path) => `${file} names ${path}`),
  );
  expect(wrong).toEqual([]);
});
