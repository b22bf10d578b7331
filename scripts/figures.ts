// Prints how large and how entangled the product is: `node scripts/figures.ts`, with `--files` also the files behind the figures.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { programs, readImports, readRooms, roomOf } from './imports.ts';

const sources = programs.filter((file) => file.startsWith('src/'));
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
const lineCount = (file: string) => (textOf.get(file) ?? '').split('\n').length - 1;

const casts = sources.flatMap((file) =>
  Array.from(textOf.get(file)?.matchAll(/\bas unknown as\b/g) ?? [], ({ index }) => {
    const line = (textOf.get(file) ?? '').slice(0, index).split('\n').length;
    return `${file}:${line}`;
  }),
);

const imports = readImports().map((each) => ({ ...each, target: `src/${each.target}` }));
const importersOf = Map.groupBy(imports, ({ target }) => target);

/** Files under 30 lines that a single file imports, from the same folder. */
const crumbs = sources.filter((file) => {
  const importers = new Set(importersOf.get(file)?.map((each) => each.file));
  const [importer] = importers;
  return lineCount(file) < 30 && importers.size === 1 && importer && path.dirname(importer) === path.dirname(file);
});

/** Permitted imports of a room further down CONTRIBUTING's table. */
const order = readRooms().map(({ folder }) => folder);
const upward = readRooms().flatMap(({ folder, allowed }) =>
  allowed === 'everything'
    ? []
    : allowed
        .filter((target) => order.indexOf(target.folder) > order.indexOf(folder))
        .map((target) => `${folder} imports ${target.onlyTypes ? 'types of ' : ''}${target.folder}`),
);

const figures: [what: string, figure: number, files: string[]][] = [
  ['lines of TypeScript in src, without tests', sources.reduce((total, file) => total + lineCount(file), 0), []],
  ['double casts', casts.length, casts],
  ['files under 30 lines with one importer, in the same folder', crumbs.length, crumbs],
  ['rooms that import upward', upward.length, upward],
];
const byRoom = Object.entries(Object.groupBy(sources, (file) => roomOf(file.replace(/^src\//, '')))).map(
  ([room, files = []]) => `${room} ${files.reduce((total, file) => total + lineCount(file), 0)}`,
);

for (const [what, figure, files] of figures) {
  console.log(`${String(figure).padStart(7)}  ${what}`);
  if (process.argv.includes('--files')) for (const file of files) console.log(`           ${file}`);
}
console.log(`\nLines by room: ${byRoom.join(', ')}`);
