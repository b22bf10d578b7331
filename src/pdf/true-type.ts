/** Tables of the font that a PDF embeds; the others are for layout programs. */
const embedded = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;

/** Reads glyphs and widths of a TrueType font without hinting, as far as a PDF needs it. Throws for a file without a table that it needs. */
export function readTrueType(file: Buffer) {
  const tables = readTables(file);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`The font has no table "${name}"; write it again with scripts/subset-font.ts`);
    return found;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const glyphs = table('maxp').readUInt16BE(4);
  const unitsPerEm = head.readUInt16BE(18);
  const measured = hhea.readUInt16BE(34);
  const glyphOf = readCharacters(table('cmap'));
  const thousandths = (units: number) => Math.round((units * 1000) / unitsPerEm);
  const offsetOf = readOffsets(table('loca'), head.readInt16BE(50) === 0);
  return {
    /** The glyph of a code point; 0 if the font has none. */
    glyphOf: (codePoint: number): number => glyphOf.get(codePoint) ?? 0,
    /** In thousandths of an em. */
    widthOf: (glyph: number): number => thousandths(hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))),
    ascent: thousandths(hhea.readInt16BE(4)),
    descent: thousandths(hhea.readInt16BE(6)),
    capHeight: thousandths(table('OS/2').readInt16BE(88)),
    box: [36, 38, 40, 42].map((at) => thousandths(head.readInt16BE(at))),
    /** The font with the outlines of the given glyphs only; glyphs keep their numbers. */
    subset: (used: ReadonlySet<number>): Buffer => {
      const glyf = table('glyf');
      const outlineOf = (glyph: number) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
      const kept = withParts(used, outlineOf);
      const outlines: Buffer[] = [];
      const loca = Buffer.alloc(4 * (glyphs + 1));
      let length = 0;
      for (let glyph = 0; glyph < glyphs; glyph++) {
        loca.writeUInt32BE(length, 4 * glyph);
        if (!kept.has(glyph)) continue;
        outlines.push(outlineOf(glyph));
        length += outlineOf(glyph).length;
      }
      loca.writeUInt32BE(length, 4 * glyphs);
      const longOffsets = Buffer.from(head);
      longOffsets.writeInt16BE(1, 50);
      const changed = new Map([
        ['glyf', Buffer.concat(outlines)],
        ['loca', loca],
        ['head', longOffsets],
      ]);
      return writeTables(embedded.map((name) => [name, changed.get(name) ?? table(name)]));
    },
  };
}

function readTables(file: Buffer): Map<string, Buffer> {
  const count = file.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = 12 + 16 * index;
      const offset = file.readUInt32BE(entry + 8);
      return [file.toString('latin1', entry, entry + 4), file.subarray(offset, offset + file.readUInt32BE(entry + 12))];
    }),
  );
}

/** Glyphs by code point, from the table's segments (format 4). */
function readCharacters(cmap: Buffer): Map<number, number> {
  const count = cmap.readUInt16BE(2);
  const start = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(4 + 8 * index + 4)).find(
    (offset) => cmap.readUInt16BE(offset) === 4,
  );
  if (start === undefined) throw new Error('The font has no characters by segment (cmap format 4)');
  const segments = cmap.readUInt16BE(start + 6) / 2;
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const at = (part: number) => start + 14 + 2 * segment + part;
    const last = cmap.readUInt16BE(at(0));
    const first = cmap.readUInt16BE(at(2 * segments + 2));
    const delta = cmap.readUInt16BE(at(4 * segments + 2));
    const rangeAt = at(6 * segments + 2);
    const range = cmap.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = range === 0 ? code : cmap.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph !== 0 || range === 0) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

const readOffsets =
  (loca: Buffer, isShort: boolean) =>
  (glyph: number): number =>
    isShort ? 2 * loca.readUInt16BE(2 * glyph) : loca.readUInt32BE(4 * glyph);

/** The glyphs with those of which they are composed, such as the accent of "é", and the sign for unknown characters. */
function withParts(used: ReadonlySet<number>, outlineOf: (glyph: number) => Buffer): Set<number> {
  const kept = new Set([0, ...used]);
  // a set's iteration includes what is added meanwhile
  for (const glyph of kept) for (const part of partsOf(outlineOf(glyph))) kept.add(part);
  return kept;
}

const flag = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 };

function partsOf(outline: Buffer): number[] {
  const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
  const parts: number[] = [];
  let at = 10;
  for (let more = isComposite; more; ) {
    const flags = outline.readUInt16BE(at);
    parts.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & flag.words ? 4 : 2);
    at += flags & flag.scale ? 2 : flags & flag.twoScales ? 4 : flags & flag.matrix ? 8 : 0;
    more = (flags & flag.more) !== 0;
  }
  return parts;
}

/** A font file of tables in alphabetical order. Checksums are not required in PDFs. */
function writeTables(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.length, 4);
  const largestPower = 2 ** Math.floor(Math.log2(tables.length));
  header.writeUInt16BE(16 * largestPower, 6);
  header.writeUInt16BE(Math.log2(largestPower), 8);
  header.writeUInt16BE(16 * (tables.length - largestPower), 10);
  const bodies: Buffer[] = [];
  let offset = header.length;
  for (const [index, [name, body]] of tables.entries()) {
    const entry = 12 + 16 * index;
    header.write(name, entry, 'latin1');
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(body.length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...bodies]);
}
