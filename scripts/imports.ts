import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Room = {
  /** Without `src/`, such as `waku/client`. */
  folder: string;
  /** Rooms it may import, in the table's order of words; `everything` may import all. */
  allowed: { folder: string; onlyTypes: boolean }[] | 'everything';
};

export type Import = {
  file: string;
  room: string;
  /** A file of the project without `src/`, or the name of a package. */
  target: string;
  isType: boolean;
};

/** The rows of the table in CONTRIBUTING.md: the folder, and its last column. Throws an Error if it cannot be read. */
export function readRooms(): Room[] {
  return readFileSync('CONTRIBUTING.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, folder, allowed] = /^\| `(?:src\/)?([\w/-]+)(?:\/<\w+>)?` \|.*\| ([^|]+) \|$/.exec(line) ?? [];
      return folder === undefined || allowed === undefined ? [] : [{ folder, allowed: parseAllowed(folder, allowed) }];
    });
}

/** `everything`, `nothing`, or a list such as "`domain`, types of `api`". */
function parseAllowed(folder: string, text: string): Room['allowed'] {
  if (text === 'everything') return text;
  const entries = text === 'nothing' ? [] : text.split(', ');
  return entries.map((entry) => {
    const [, types, name] = /^(types of )?`([\w/-]+)`$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`CONTRIBUTING.md, ${folder}: cannot read ${entry}`);
    return { folder: name, onlyTypes: types !== undefined };
  });
}

const importPattern = /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Files of the product, its samples and replays, without tests and what only tests use. */
export const programs: readonly string[] = globSync('{src,samples,replay}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|\/testing(\/|\.tsx?$)/.test(file),
);

/** Every static import of these files. */
export function readImports(): Import[] {
  return programs.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)].map(([, type, from, bare]) => {
      const specifier = from ?? bare ?? '';
      const isOurs = specifier.startsWith('.');
      const target = isOurs ? path.join(path.dirname(file), specifier).replace(/^src\//, '') : specifier;
      return { file, room: roomOf(file.replace(/^src\//, '')), target, isType: type !== undefined };
    }),
  );
}

/** The room of a file that is given without `src/`. */
export function roomOf(file: string): string {
  if (file.startsWith('waku/client/')) return 'waku/client';
  return (file.split('/')[0] ?? '').replace(/\.tsx?$/, '');
}
