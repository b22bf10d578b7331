type Cell = string | number | null | undefined;

/** Comma-separated values with a line for each row; a missing cell is empty. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => csvField(String(cell ?? ''))).join(',')}\r\n`).join('');

/** Starts a formula; Excel also reads full-width signs. */
const startsFormula = /^[=+\-@＝＋－＠\t\r\n]/;

/**
 * A field that spreadsheets read as text or number, never as a formula. Real minus signs and en dashes become hyphens.
 */
export function csvField(text: string): string {
  const plain = text.replace(/[−–]/g, '-');
  const isNumber = /^-?[\d.,:]+$/.test(plain);
  const safe = startsFormula.test(plain) && !isNumber ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
