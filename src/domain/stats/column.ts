export { clockText as clock } from '../clock-text.ts';

/** One line of statistics; a key is present only if the figure was recorded. Counts are numbers, decisions and marks are text. */
export type StatLine = Readonly<Record<string, number | string>>;

/** Statistic lines of one player or team by group, such as `passing` or `hitting`. */
export type StatGroups = Readonly<Record<string, StatLine>>;

/** A statistics column, shared by box scores, game logs, season tables and leaders. */
export type StatColumn = {
  readonly key: string;
  readonly abbr: string;
  /** The heading in words. */
  readonly title: string;
  /** The cell's `data-label`, if it differs from the heading. */
  readonly label?: string;
  /** Heading above several columns. */
  readonly over?: string;
  /** How a rate is computed, in the abbreviations of its table. */
  readonly formula?: string;
  /** Omitted if no line has the figure, such as draw controls in men's lacrosse. */
  readonly optional?: true;
  /** The cell's text, or `undefined` if part of it was not recorded. */
  readonly text: (line: StatLine) => string | undefined;
  /** Sort value in the column's unit. */
  readonly value: (line: StatLine) => number | undefined;
};

/** A box score table of the players with a line in `group`. */
export type StatTable = {
  readonly group: string;
  readonly title: string;
  /** Columns in the order of the official statistics manual. */
  readonly columns: readonly StatColumn[];
  /** Keys of the columns that pages print first, because phones show only those; absent if the default order already works. */
  readonly keyColumns?: readonly string[];
  /** Sort key of the player rows, largest first; by default, the scorer's order. */
  readonly sortBy?: string;
  /** Sorts smallest first, for pitchers in order of appearance. */
  readonly ascending?: true;
  /** Lists everyone who played, with positions and starters. */
  readonly lineup?: true;
  /** Omits rows in which all of these are absent or zero (a quarterback's empty punting line). */
  readonly shownWhen?: readonly string[];
};

/**
 * Whether a table lists a line: any `shownWhen` figure is nonzero, or the table has no `shownWhen`, in which case it
 * lists everyone who played.
 */
export function isListed({ shownWhen }: StatTable, line: StatLine, played: boolean): boolean {
  if (played && shownWhen === undefined) return true;
  return (shownWhen ?? Object.keys(line)).some((key) => line[key] !== undefined && line[key] !== 0 && line[key] !== '');
}

/** The columns in page order: the key columns, then the others in their default order. */
export function keyColumnsFirst({ columns, keyColumns = [] }: StatTable): StatColumn[] {
  const first = keyColumns.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return [...first, ...columns.filter(({ key }) => !keyColumns.includes(key))];
}

/** A row of the team comparison, from the two teams' groups. */
export type ComparisonRow = {
  readonly title: string;
  readonly text: (groups: StatGroups) => string | undefined;
};

const minus = '−';

/** Rounds half away from zero at `digits` decimals: 0.3335 -> 0.334, -0.0475 -> -0.048. */
export function roundHalfUp(value: number, digits: number): number {
  // most figures are counts
  if (Number.isInteger(value)) return value;
  const sign = value < 0 ? -1 : 1;
  const [mantissa, exponent = '0'] = Math.abs(value).toExponential(12).split('e');
  const shifted = Math.round(Number(`${Number(mantissa)}e${Number(exponent) + digits}`));
  return (sign * shifted) / 10 ** digits;
}

/** Prints a number with a real minus sign. */
export function signed(value: number, digits = 0): string {
  const text = Math.abs(roundHalfUp(value, digits)).toFixed(digits);
  return roundHalfUp(value, digits) < 0 ? `${minus}${text}` : text;
}

/** Prints a count exactly; shared tackles and blocks are halves. */
export const exact = (value: number): string => signed(value, Number.isInteger(value) ? 0 : 1);

/** Prints a ratio in baseball style: 0.3449 -> ".345", 1 -> "1.000". */
export function thousandths(value: number): string {
  return signed(value, 3).replace(/^(−?)0\./, '$1.');
}

/** Prints a ratio as a percentage with one decimal and no sign: 0.4533 → "45.3". */
export function percentage(value: number): string {
  return signed(value * 100, 1);
}

/** Prints outs as innings: 20 → "6.2", which means six and two thirds. */
export function innings(outs: number): string {
  return `${Math.floor(outs / 3)}.${outs % 3}`;
}

export function numberOf(line: StatLine | undefined, key: string): number | undefined {
  const value = line?.[key];
  return typeof value === 'number' ? value : undefined;
}

/** The sum of the keys, or `undefined` if any of them is absent. */
export function sumOf(line: StatLine | undefined, ...keys: string[]): number | undefined {
  let sum = 0;
  for (const key of keys) {
    const value = numberOf(line, key);
    if (value === undefined) return undefined;
    sum += value;
  }
  return sum;
}

/** The quotient of two figures; `undefined` if one is absent or the divisor is zero. */
export function ratio(over: number | undefined, under: number | undefined): number | undefined {
  return over === undefined || !under ? undefined : over / under;
}

export function count(key: string, abbr: string, title: string, print: (value: number) => string = signed): StatColumn {
  return {
    key,
    abbr,
    title,
    value: (line) => numberOf(line, key),
    text: (line) => {
      const value = line[key];
      return typeof value === 'number' ? print(value) : value;
    },
  };
}

/** A derived column: a rate computed from totals of its parts and rounded only when printed. */
export function rate(
  key: string,
  abbr: string,
  title: string,
  value: (line: StatLine) => number | undefined,
  print: (value: number) => string,
): StatColumn {
  return {
    key,
    abbr,
    title,
    value,
    text: (line) => {
      const figure = value(line);
      return figure === undefined ? undefined : print(figure);
    },
  };
}

export function pair(line: StatLine | undefined, first: string, second: string): string | undefined {
  const [a, b] = [numberOf(line, first), numberOf(line, second)];
  return a === undefined || b === undefined ? undefined : `${a}-${b}`;
}

/** A comparison row that prints one figure of one group. */
export function compare(
  title: string,
  group: string,
  key: string,
  print: (value: number) => string = signed,
): ComparisonRow {
  return {
    title,
    text: (groups) => {
      const value = groups[group]?.[key];
      return typeof value === 'number' ? print(value) : value;
    },
  };
}

export function comparePair(title: string, group: string, first: string, second: string): ComparisonRow {
  return { title, text: (groups) => pair(groups[group], first, second) };
}

export function compareRate(
  title: string,
  value: (groups: StatGroups) => number | undefined,
  print: (value: number) => string,
): ComparisonRow {
  return {
    title,
    text: (groups) => {
      const figure = value(groups);
      return figure === undefined ? undefined : print(figure);
    },
  };
}
