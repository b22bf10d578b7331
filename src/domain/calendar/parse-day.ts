const shapes = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})(?<mark>[-/])(?<day>\d{1,2})\k<mark>(?<year>\d{4})$/,
];

/** Parses "2026-09-05", "9-5-2026" or "9/5/2026" to "2026-09-05"; undefined for other text and for days such as February 31. */
export function parseDay(text: string): string | undefined {
  const parts = shapes.map((shape) => shape.exec(text)?.groups).find(Boolean);
  if (!parts) return undefined;
  const [year, month, day] = [Number(parts['year']), Number(parts['month']), Number(parts['day'])];
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch {
    return undefined;
  }
}
