import type { GameType } from '../domain/game.ts';
import { importRefusal } from './refusal.ts';
import type { GameFlags } from './save/game-flags.ts';
import { readCsv, type TableRow } from './table.ts';

/** A row of a flags file: the flags of one game file. */
export type FlagRow = { line: number; file: string; flags: GameFlags };

type Column = {
  /** Returns `undefined` for an invalid value. */
  read: (text: string) => Partial<GameFlags> | undefined;
  remedy: string;
};

export const typesByName = { regular: 'R', postseason: 'P', exhibition: 'E' } as const satisfies Record<
  string,
  GameType
>;

const truth: Readonly<Record<string, boolean>> = { yes: true, y: true, true: true, no: false, n: false, false: false };
const yesOrNo = (flag: 'neutral' | 'conference'): Column => ({
  read: (text) => (text.toLowerCase() in truth ? { [flag]: truth[text.toLowerCase()] } : undefined),
  remedy: 'yes or no',
});
const types: Readonly<Record<string, GameType>> = typesByName;

const columns: Readonly<Record<string, Column>> = {
  as: { read: (as) => ({ as }), remedy: "H, V or the team's name" },
  sport: { read: (sport) => ({ sport }), remedy: 'a sport such as womens-soccer' },
  doubleheader: {
    read: (text) => (text === '1' || text === '2' ? { doubleheader: text === '1' ? 1 : 2 } : undefined),
    remedy: '1 or 2',
  },
  neutral: yesOrNo('neutral'),
  conference: yesOrNo('conference'),
  type: {
    read: (text) => (text.toLowerCase() in types ? { type: types[text.toLowerCase()] } : undefined),
    remedy: Object.keys(typesByName).join(', '),
  },
};
const known = ['file', ...Object.keys(columns)];

/**
 * Reads a flags file: a CSV with the column `file` and one column per flag; an empty cell sets nothing. Throws an
 * `ImportRefusal` that lists every invalid cell with line, column, value and the values allowed.
 */
export function readGameFlags(bytes: Uint8Array, tableName: string): FlagRow[] {
  const table = readCsv(bytes);
  const titles = [...new Set(table.flatMap(({ cells }) => Object.keys(cells)))];
  const problems = titles
    .filter((title) => !known.includes(title))
    .map((title) => `line 1, column "${title}": unknown column; the columns are ${known.join(', ')}`);
  if (!titles.includes('file'))
    problems.unshift('line 1: the column "file" is missing; add it with the names of the game files');
  const lineOf = new Map<string, number>();
  const rows = table.map((row) => {
    const file = fileName(row.cells['file'] ?? '');
    const first = lineOf.get(file);
    if (file === '') problems.push(`line ${row.line}, column "file": the cell is empty; enter the name of a game file`);
    else if (first !== undefined)
      problems.push(
        `line ${row.line}, column "file": "${file}" is already on line ${first}; remove one of the two lines`,
      );
    else lineOf.set(file, row.line);
    return { line: row.line, file, flags: readFlags(row, problems) };
  });
  if (problems.length > 0) throw importRefusal(problems.map((problem) => `${tableName}, ${problem}.`).join('\n'));
  return rows;
}

function readFlags({ line, cells }: TableRow, problems: string[]): GameFlags {
  const flags: GameFlags = {};
  for (const [name, { read, remedy }] of Object.entries(columns)) {
    const text = (cells[name] ?? '').trim();
    if (text === '') continue;
    const value = read(text);
    if (value) Object.assign(flags, value);
    else
      problems.push(`line ${line}, column "${name}": "${text}" is not understood; write ${remedy}, or leave it empty`);
  }
  return flags;
}

const fileName = (text: string) => text.trim().replaceAll('\\', '/').replace(/^\.\//, '');

/** The row for a game file: the one with the longest matching path suffix. */
export function flagRowOf(rows: readonly FlagRow[], name: string): FlagRow | undefined {
  const fitting = rows.filter(({ file }) => `/${name}`.endsWith(`/${file}`) || `/${file}`.endsWith(`/${name}`));
  return fitting.sort((a, b) => b.file.length - a.file.length)[0];
}
