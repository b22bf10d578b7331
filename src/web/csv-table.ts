type Cell = string | number | null | undefined;

/** Comma-separated values with a line for each row; a missing cell is empty. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => csvField(String(cell ?? ''))).join(',')}\r\n`).join('');

/** A column for each heading, with the values of a key. */
export const csvColumns = <Key extends string>(
  rows: readonly { [Name in Key]: Cell }[],
  columns: Readonly<Record<string, Key>>,
): string => csvTable([Object.keys(columns), ...rows.map((row) => Object.values(columns).map((key) => row[key]))]);

/** Starts a formula, or text that was escaped; Excel also reads full-width signs. */
const startsFormula = /^'*[=+\-@＝＋－＠\t\r\n]/;
const number = /^-?[\d.,:]+$/;

/** Text that spreadsheets do not read as a formula; numbers stay numbers. `unescapeFormula` is its inverse. */
export const escapeFormula = (text: string): string =>
  startsFormula.test(text) && !number.test(text) ? `'${text}` : text;

export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && startsFormula.test(text) ? text.slice(1) : text;

/**
 * A field that spreadsheets read as text or number, never as a formula. Real minus signs and en dashes become hyphens.
 */
export function csvField(text: string): string {
  const safe = escapeFormula(text.replace(/[−–]/g, '-'));
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
