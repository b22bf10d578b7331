const widest = 48;

/** Lines of a table with a heading; every cell is on one line, and long ones are cut. */
export function printTable(rows: readonly Record<string, string>[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => oneLine(row[name] ?? '')))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > widest ? `${line.slice(0, widest - 1)}…` : line;
}
