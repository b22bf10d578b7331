import { shortened, type Unread } from '../../unread.ts';

/** A table of a file: names of the objects around it, and its rows with cells by heading. Empty cells are absent. */
export type FileTable = { path: readonly string[]; headings: readonly string[]; rows: readonly FileRow[] };
export type FileRow = ReadonlyMap<string, string>;

const deepest = 8;

/** All tables below a JSON value: arrays of objects with plain values. */
export function findTables(value: unknown, path: readonly string[] = []): FileTable[] {
  if (typeof value !== 'object' || value === null || path.length > deepest) return [];
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([name, inner]) => findTables(inner, [...path, name]));
  const rows = value.filter(isRow).map(toRow);
  const headings = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return rows.length > 0 && headings.length > 1 ? [{ path, headings: inOrder(value, headings), rows }] : [];
}

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row);

const toRow = (row: Record<string, unknown>): FileRow =>
  new Map(
    Object.entries(row).flatMap(([heading, value]) => {
      const text = typeof value === 'string' || typeof value === 'boolean' ? String(value).trim() : '';
      return text === '' || /^(?:nan|null)$/i.test(text) ? [] : [[heading, text] as const];
    }),
  );

/** Headings in the order of the first row that has them; a column may be empty in the first rows. */
function inOrder(rows: readonly unknown[], found: readonly string[]): string[] {
  const all = new Set(rows.filter(isRow).flatMap((row) => Object.keys(row)));
  return [...all].filter((heading) => found.includes(heading));
}

/** Values that are in no table, by their place. */
export function valuesOutside(value: unknown, path: readonly string[] = []): Unread {
  if (path.length > deepest || findTables(value, path).some((table) => table.path.length === path.length)) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [lost(path, JSON.stringify(value))];
  if (typeof value !== 'object' || value === null)
    return value === null || value === '' ? [] : [lost(path, String(value))];
  return Object.entries(value).flatMap(([name, inner]) => valuesOutside(inner, [...path, name]));
}

const lost = (path: readonly string[], text: string) =>
  `"${path.join(': ')}" is no table and is not imported: ${shortened(text)}`;
