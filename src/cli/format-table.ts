const maxCellWidth = 48;

/** Formats rows as aligned columns with a header line; every cell is on one line, and long ones are truncated. */
export function formatTable(rows: readonly Record<string, string>[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => formatCell(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function formatCell(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > maxCellWidth ? `${line.slice(0, maxCellWidth - 1)}…` : line;
}
