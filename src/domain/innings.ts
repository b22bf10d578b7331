/** Outs from printed innings: "10.1" is ten and a third, 31 outs. `undefined` unless digits with .0, .1 or .2. */
export function parseInnings(text: string): number | undefined {
  const match = /^(\d+)(?:\.([012]))?$/.exec(text.trim());
  return match ? Number(match[1]) * 3 + Number(match[2] ?? 0) : undefined;
}
