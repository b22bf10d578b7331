import { readFileSync } from 'node:fs';

import { type PdfObjects, type Ref, refTo } from './pdf-objects.ts';
import { readTrueType } from './true-type.ts';

const weights = ['regular', 'bold'] as const;
const scripts = ['latin', 'latin-ext'] as const;
export type FontName = `${(typeof weights)[number]}-${(typeof scripts)[number]}`;

const names = weights.flatMap((weight) => scripts.map((script): FontName => `${weight}-${script}`));
const readFont = (name: FontName) => readTrueType(readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url)));
const fonts = Object.fromEntries(names.map((name) => [name, readFont(name)])) as Record<
  FontName,
  ReturnType<typeof readFont>
>;

/** Characters of the second font; all others are drawn with the first one. */
const isExtended = (codePoint: number): boolean => fonts['regular-latin-ext'].glyphOf(codePoint) !== 0;
const isKnown = (codePoint: number): boolean => fonts['regular-latin'].glyphOf(codePoint) !== 0;

/** Text in one font: its glyphs in hexadecimal digits, and its width in ems. */
export type Run = { font: FontName; glyphs: string; width: number };

/** Splits and measures texts; embeds the fonts as far as they were used. */
export function createFonts() {
  const known = new Map<string, Run[]>();
  /** Characters by glyph. */
  const used = new Map<FontName, Map<number, number>>();

  /** The parts of a text by font. Characters of other scripts become question marks. */
  const runsOf = (text: string, isBold: boolean): Run[] => {
    const key = `${isBold} ${text}`;
    const found = known.get(key);
    if (found) return found;
    const runs: Run[] = [];
    for (const character of text.normalize('NFC')) {
      const codePoint = character.codePointAt(0) ?? 0;
      const isOther = !isKnown(codePoint) && isExtended(codePoint);
      const font: FontName = `${isBold ? 'bold' : 'regular'}-${isOther ? 'latin-ext' : 'latin'}`;
      const shown = isOther || isKnown(codePoint) ? codePoint : 0x3f;
      const glyph = fonts[font].glyphOf(shown);
      const ofFont = used.get(font) ?? new Map();
      used.set(font, ofFont.set(glyph, shown));
      const last = runs.at(-1);
      const run = last?.font === font ? last : { font, glyphs: '', width: 0 };
      if (run !== last) runs.push(run);
      run.glyphs += hex(glyph);
      run.width += fonts[font].widthOf(glyph) / 1000;
    }
    known.set(key, runs);
    return runs;
  };

  return {
    runsOf,
    /** The width of a text in ems. */
    measure: (text: string, isBold: boolean): number =>
      runsOf(text, isBold).reduce((total, { width }) => total + width, 0),
    /** From the top of a line to its baseline, in ems. */
    ascent: fonts['regular-latin'].ascent / 1000,
    /** Adds the used fonts to the file: their objects by name. */
    embed: (objects: PdfObjects): Map<FontName, Ref> =>
      new Map([...used].map(([name, characters]) => [name, embedFont(objects, name, characters)])),
  };
}

/** Six letters mark a font that has only some of its glyphs. */
const subsetTags: Record<FontName, string> = {
  'regular-latin': 'REGULA',
  'regular-latin-ext': 'REGEXT',
  'bold-latin': 'BOLDLA',
  'bold-latin-ext': 'BOLEXT',
};

const hex = (number: number): string => number.toString(16).padStart(4, '0');

function embedFont(objects: PdfObjects, name: FontName, characters: ReadonlyMap<number, number>): Ref {
  const font = fonts[name];
  const glyphs = [...characters.keys()].sort((a, b) => a - b);
  const baseName = `${subsetTags[name]}+Archivo-${name}`;
  const file = font.subset(new Set(glyphs));
  const outlines = objects.addStream(file, `/Length1 ${file.length}`);
  const descriptor = objects.add(
    `<</Type/FontDescriptor/FontName/${baseName}/Flags 4/FontBBox[${font.box.join(' ')}]/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight ${font.capHeight}/StemV ${name.startsWith('bold') ? 140 : 80}/FontFile2 ${refTo(outlines)}>>`,
  );
  const widths = glyphs.map((glyph) => `${glyph}[${font.widthOf(glyph)}]`).join('');
  const descendant = objects.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${baseName}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/CIDToGIDMap/Identity/FontDescriptor ${refTo(descriptor)}/DW 0/W[${widths}]>>`,
  );
  const unicode = objects.addStream(Buffer.from(toUnicode(glyphs, characters), 'latin1'));
  return objects.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${baseName}/Encoding/Identity-H/DescendantFonts[${refTo(descendant)}]/ToUnicode ${refTo(unicode)}>>`,
  );
}

/** The characters of glyphs, for search and screen readers. */
function toUnicode(glyphs: readonly number[], characters: ReadonlyMap<number, number>): string {
  const lines = glyphs.map((glyph) => `<${hex(glyph)}><${hex(characters.get(glyph) ?? 0)}>`);
  // at most a hundred entries a block
  const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
    const block = lines.slice(index * 100, index * 100 + 100);
    return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
  });
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
