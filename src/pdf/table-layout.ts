import { type TextTable, textOf } from '../web/text-document.ts';

/** Width of a text at size 1, in the same unit as the available width. */
export type Measure = (text: string, isBold: boolean) => number;

export type TableLayout = {
  /** Font size in points. */
  size: number;
  /** Of each column with its padding, in points. */
  widths: readonly number[];
};

/** Space at either side of a cell, in ems. */
export const padding = 0.4;

/** The first size at which all columns fit is used; text columns wrap rather than become smaller than `wrapSize`. */
const sizes = [8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5];
const wrapSize = 8;

/** Font size and column widths of a table within `available` points. */
export function layoutTable(table: TextTable, available: number, measure: Measure): TableLayout {
  const natural = columnEms(table, measure, (text) => [text]);
  const narrow = columnEms(table, measure, (text) => text.split(' '));
  for (const size of sizes) {
    if (sum(natural) * size <= available) return { size, widths: natural.map((width) => width * size) };
    if (size <= wrapSize && sum(narrow) * size <= available) {
      const share = (available / size - sum(narrow)) / (sum(natural) - sum(narrow));
      return {
        size,
        widths: narrow.map((least, index) => (least + ((natural[index] ?? least) - least) * share) * size),
      };
    }
  }
  const size = sizes.at(-1) ?? 5;
  return { size, widths: narrow.map((width) => (width * available) / sum(narrow)) };
}

/** The width of each column in ems; figures do not wrap. */
function columnEms({ columns, rows }: TextTable, measure: Measure, split: (text: string) => string[]): number[] {
  const widths = columns.map(({ heading, isFigure, isRowHeader }, index) => {
    const texts = rows.filter(({ kind }) => kind !== 'heading').map(({ cells }) => textOf(cells[index] ?? ''));
    const parts = isFigure ? texts : texts.flatMap(split);
    const isBold = isRowHeader === true;
    const widest = new Set(parts).values().reduce((most, part) => Math.max(most, measure(part, isBold)), 0);
    return Math.max(measure(heading, true), widest) + 2 * padding;
  });
  return widenForGroups(columns, widths, measure);
}

/** The last column below a long group heading is widened. */
function widenForGroups(columns: TextTable['columns'], widths: number[], measure: Measure): number[] {
  let start = 0;
  return widths.map((width, index) => {
    const { over } = columns[index] ?? {};
    if (columns[index - 1]?.over !== over) start = index;
    if (!over || columns[index + 1]?.over === over) return width;
    const missing = measure(over, true) + 2 * padding - sum(widths.slice(start, index + 1));
    return width + Math.max(missing, 0);
  });
}

/** The lines of a text within `width` ems; a single longer word has a line of its own. */
export function wrapLines(text: string, width: number, measure: (text: string) => number): string[] {
  if (measure(text) <= width) return [text];
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
