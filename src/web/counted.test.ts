import { glob, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { counted } from './counted.ts';

/** What readers, staff and operators see comes from these folders. Source files by path. */
async function readSources(): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  const folders =
    'api,cli,domain,editing,features,feeds,files,forms,importers,live,mail,middleware,payments,push,staff,subscriptions,ui';
  for await (const file of glob(`src/{${folders}}/**/*.{ts,tsx}`))
    if (!file.includes('.test.')) sources.set(file, await readFile(file, 'utf8'));
  return sources;
}

/** A call with its noun, and the plural unless it is regular. */
const call = /\bcounted\([^'`]+?, '([a-z -]+)'(?:, '([a-z -]+)')?\)/gi;

test.each([
  [0, 'game', undefined, '0 games'],
  [1, 'game', undefined, '1 game'],
  [-1, 'yard', undefined, '-1 yard'],
  [2, 'entry', 'entries', '2 entries'],
  [1204, 'person', 'people', '1,204 people'],
  ['No', 'suggestion', undefined, 'No suggestions'],
])('%s %s is printed as %4$s', (count, one, many, text) => {
  expect(counted(count, one, many)).toBe(text);
});

test('a noun that is counted anywhere is counted so everywhere, and thus in the singular after 1', async () => {
  const sources = await readSources();
  const nouns = new Map<string, string>();
  for (const source of sources.values())
    for (const [, one = '', many = `${one}s`] of source.matchAll(call)) nouns.set(one, many);
  expect(nouns.size).toBeGreaterThan(20);
  for (const [one, many] of nouns)
    expect.soft([counted(1, one, many), counted(2, one, many)]).toEqual([`1 ${one}`, `2 ${many}`]);
  const plurals = [...nouns.values()].map((many) => many.split(' ').at(-1)).join('|');
  const number =
    '[^{}]*\\b(?:length(?: \\?\\? 0)?|size|total|derived|imported)|\\w*[cC]ount|(?:practiceM|windowM|m)inutes|games|meetings|more|seconds|vacated';
  // "${photos.length} photos" in a template, "{total} All-America selections" in markup
  const uncounted = new RegExp(`\\{(?:${number})\\} (?:[\\w-]+ ){0,2}(?:${plurals})\\b`, 'g');
  const found = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(uncounted)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
