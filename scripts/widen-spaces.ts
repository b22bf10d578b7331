/** Adds a share of the em to the spaces of a TrueType font: those of a condensed face are too narrow for words in small sizes. */
export function widenSpaces(font: Uint8Array, share: number): Uint8Array {
  const widened = font.slice();
  const view = new DataView(widened.buffer);
  const tables = tablesOf(view);
  const offsetOf = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no table ${tag}`);
    return offset;
  };
  const unitsPerEm = view.getUint16(offsetOf('head') + 18);
  const lastWidth = view.getUint16(offsetOf('hhea') + 34) - 1;
  const spaces = new Set([0x20, 0xa0].map((character) => glyphOf(view, offsetOf('cmap'), character)));
  for (const glyph of spaces) {
    if (glyph > lastWidth) throw new Error('The space shares its width with other glyphs');
    const at = offsetOf('hmtx') + 4 * glyph;
    view.setUint16(at, view.getUint16(at) + Math.round(share * unitsPerEm));
  }
  return widened;
}

function tablesOf(view: DataView): Map<string, number> {
  const tag = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
  const records = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  return new Map(records.map((at) => [tag(at), view.getUint32(at + 8)]));
}

/** Glyph of a character by the segments of a character map in format 4. */
function glyphOf(view: DataView, cmap: number, character: number): number {
  const subtables = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) =>
    view.getUint32(cmap + 8 + 8 * index),
  );
  const offset = subtables.find((each) => view.getUint16(cmap + each) === 4);
  if (offset === undefined) throw new Error('The font has no character map in format 4');
  const segments = view.getUint16(cmap + offset + 6) / 2;
  const ends = cmap + offset + 14;
  const [starts, deltas, ranges] = [1, 2, 3].map((row) => ends + 2 + 2 * segments * row) as [number, number, number];
  for (let index = 0; index < segments; index++) {
    if (view.getUint16(ends + 2 * index) < character) continue;
    const start = view.getUint16(starts + 2 * index);
    const delta = view.getUint16(deltas + 2 * index);
    const range = view.getUint16(ranges + 2 * index);
    if (start > character) break;
    if (range === 0) return (character + delta) & 0xffff;
    const glyph = view.getUint16(ranges + 2 * index + range + 2 * (character - start));
    return (glyph + delta) & 0xffff;
  }
  throw new Error(`The font has no character ${character}`);
}
