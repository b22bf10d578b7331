/** Parses 6-2, 6'2", 6′2″, 6'2 or 6 ft 2 in to inches; `undefined` for other text and for 0-0, which means no height. */
export function parseHeight(text: string): number | undefined {
  const match = /^(\d)\s*(?:-|'|′|’|ft\.?|feet)(?:\s*(\d{1,2}))?(?:\s*(?:"|″|”|''|in\.?|inches))?$/i.exec(text.trim());
  if (!match?.[1]) return undefined;
  const inches = Number(match[2] ?? 0);
  const height = Number(match[1]) * 12 + inches;
  return inches > 11 || height === 0 ? undefined : height;
}

/** 74 -> "6′2″". */
export function formatHeight(inches: number): string {
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}
