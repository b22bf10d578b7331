import { importRefusal } from './refusal.ts';
import type { Table } from './table.ts';

/** What a file contains that an import did not understand or cannot store, by line. */
export type Unread = string[];

/** Reports columns that are not read, cells outside of the header, and further columns of a field, if they have a value. */
export function unreadCells({ columns, rows }: Table, isRead: (column: string) => boolean): Unread {
  const unread: Unread = [];
  for (const [column, title] of columns) {
    if (isRead(column)) continue;
    const filled = rows.filter(({ cells }) => isFilled(cells[column] ?? ''));
    const [first] = filled;
    if (!first) continue;
    const cell = shortened(first.cells[column] ?? '');
    const count = filled.length === 1 ? '1 line' : `${filled.length} lines`;
    unread.push(
      `the column "${title}" is not imported; it has values in ${count}, first in line ${first.line}: "${cell}"`,
    );
  }
  for (const { line, unnamed = [] } of rows) {
    const cells = unnamed.filter(isFilled).map((cell) => `"${shortened(cell)}"`);
    if (cells.length > 0) unread.push(`line ${line}: no column of its own for ${cells.join(', ')}; not imported`);
  }
  return unread;
}

/** Whether a cell says something: "-" and "N/A" do not. */
export const isFilled = (cell: string): boolean =>
  !/^(?:[-–—?]+|n\/?a|null|none|t\.?b\.?[acd]\.?|to be (?:announced|determined))?$/i.test(cell.trim());

export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Throws an `ImportRefusal` that lists what a strict import would lose. */
export function refuseUnread(unread: Unread): void {
  if (unread.length === 0) return;
  const count = unread.length === 1 ? '1 part of the file is' : `${unread.length} parts of the file are`;
  throw importRefusal([`With --strict nothing is imported, because ${count} not understood:`, ...unread].join('\n  '));
}
