type Cell = string | number | null | undefined;

/** Comma-separated values with a line for each row; a missing cell is empty. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map((cell) => csvField(String(cell ?? ''))).join(',')}\r\n`).join('');

/**
 * A field that spreadsheets read as text or number, never as a formula. Real minus signs and en dashes become hyphens.
 */
export function csvField(text: string): string {
  const plain = text.replace(/[−–]/g, '-');
  const isNumber = /^-?[\d.,:]+$/.test(plain);
  const safe = /^[=+\-@\t\r]/.test(plain) && !isNumber ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
