import { type TextDocument, type TextTable, tablesOf, textOf } from '../web/text-document.ts';

/** Between columns. */
const gap = '   ';

/**
 * A document as text of fixed width: college, title, figures, then tables with a header row. Blocks and rows are separated by
 * blank lines, as programs that read schedules expect; they cut the columns at the positions of the headings.
 */
export function documentText({ college, title, facts, notes, ...document }: TextDocument): string {
  const widest = Math.max(0, ...facts.map(({ label }) => label.length));
  const figures = facts.map(({ label, value }) => `${label.padEnd(widest)} ${value}`);
  const tables = tablesOf(document).flatMap((table) => tableLines(table));
  return `${[college, title, ...figures, '', ...tables, '', ...notes].join('\n\n')}\n`;
}

function tableLines({ columns, rows, notes = [] }: TextTable): string[] {
  const lines = [columns.map(({ heading }) => heading), ...rows.map(({ cells }) => cells.map(textOf))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  return [...lines.map((line) => line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(gap)), ...notes];
}
