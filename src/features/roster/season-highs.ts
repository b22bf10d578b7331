type Cells = Readonly<Record<string, string | undefined>>;

/** Highest figure of each column of whole numbers, except columns of zeros or with a single figure. */
export function seasonHighs(rows: readonly Cells[]): ReadonlyMap<string, string> {
  const highs = new Map<string, string>();
  for (const key of Object.keys(rows[0] ?? {})) {
    const texts = rows.map((cells) => cells[key]).filter((text) => text !== undefined);
    const figures = texts.map((text) => (/^\d[\d,]*$/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN));
    const high = Math.max(...figures);
    if (figures.length > 2 && high > 0 && Math.min(...figures) < high)
      highs.set(key, texts[figures.indexOf(high)] ?? '');
  }
  return highs;
}
