import { readFileSync } from 'node:fs';

import type PDFDocument from 'pdfkit';

type Doc = InstanceType<typeof PDFDocument>;

const weights = ['regular', 'bold'] as const;
const scripts = ['latin', 'latin-ext'] as const;
type FontName = `${(typeof weights)[number]}-${(typeof scripts)[number]}`;

const names = weights.flatMap((weight) => scripts.map((script): FontName => `${weight}-${script}`));
const files = new Map(
  names.map((name) => [name, readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url))] as const),
);

/** Characters of the second font; all others are drawn with the first one. */
const isExtended = (character: string): boolean =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/.test(character);
const isKnown = (character: string): boolean =>
  isExtended(character) || /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02bb\u02bc–—‘’“”•…′″−⁄™]/.test(character);

export type Run = { font: FontName; text: string };

/** Registers the fonts, which are embedded as far as they are used, and returns functions that split and measure texts. */
export function createFonts(doc: Doc) {
  for (const [name, file] of files) doc.registerFont(name, file);
  const widths = new Map<string, number>();

  /** The parts of a text by font. Characters of other scripts become question marks. */
  const runsOf = (text: string, isBold: boolean): Run[] => {
    const weight = isBold ? 'bold' : 'regular';
    const runs: Run[] = [];
    for (const character of text.normalize('NFC')) {
      const font: FontName = `${weight}-${isExtended(character) ? 'latin-ext' : 'latin'}`;
      const shown = isKnown(character) ? character : '?';
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ font, text: shown });
    }
    return runs;
  };

  /** The width of a text in ems. */
  const measure = (text: string, isBold: boolean): number => {
    const key = `${isBold} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = runsOf(text, isBold).reduce(
      (total, run) => total + doc.font(run.font).fontSize(1000).widthOfString(run.text) / 1000,
      0,
    );
    widths.set(key, width);
    return width;
  };

  return { runsOf, measure };
}
