import type { TextTable } from '../web/text-document.ts';
import { createFonts, type FontName } from './fonts.ts';
import type { PdfObjects, Ref } from './pdf-objects.ts';
import { type CellAttributes, createStructure, type Element, type Tag } from './structure.ts';
import { layoutTable, wrapLines } from './table-layout.ts';

/** US letter, in points. */
const letter = [612, 792] as const;
const margin = 40;
/** Room for the page number. */
const footer = 22;
const lineHeight = 1.3;
/** Tables of fewer columns always fit a page in portrait. */
const maxPortraitColumns = 12;
/** Tables that would have smaller figures in portrait need a page in landscape, in points. */
const minPortraitSize = 7;

export type PageFlow = ReturnType<typeof createPageFlow>;

type Page = { ref: Ref; content: string[]; font: string };

/** The font names in a page's content. */
export const fontNames: Record<FontName, string> = {
  'regular-latin': 'R',
  'regular-latin-ext': 'X',
  'bold-latin': 'B',
  'bold-latin-ext': 'Y',
};

const points = (length: number): number => Math.round(length * 100) / 100;

/**
 * The pages of a tagged document, which are filled from top to bottom, with the cursor `y` in points from the top. They are
 * in landscape where one of the tables is too wide for portrait.
 */
export function createPageFlow(objects: PdfObjects, tables: readonly TextTable[]) {
  const fonts = createFonts();
  const structure = createStructure(objects);
  const isLandscape = tables.some(
    (table) =>
      table.columns.length > maxPortraitColumns &&
      layoutTable(table, letter[0] - 2 * margin, fonts.measure).size < minPortraitSize,
  );
  const [width, height] = isLandscape ? [letter[1], letter[0]] : letter;
  const pages: Page[] = [];
  let page: Page;
  let y = 0;

  const addPage = () => {
    page = { ref: objects.reserve(), content: [], font: '' };
    pages.push(page);
    y = margin;
  };
  addPage();

  /** Draws one line of text inside the current mark; it ends with a space, so that words of neighboring lines stay apart. */
  const drawText = (text: string, x: number, top: number, size: number, isBold = false) => {
    let left = x;
    const baseline = points(height - top - fonts.ascent * size);
    for (const run of fonts.runsOf(`${text} `, isBold)) {
      const font = `/${fontNames[run.font]} ${size} Tf`;
      const choice = page.font === font ? '' : `${font} `;
      page.font = font;
      page.content.push(`BT ${choice}${points(left)} ${baseline} Td<${run.glyphs}>Tj ET`);
      left += run.width * size;
    }
  };

  /** Draws something that screen readers skip. */
  const drawArtifact = (type: 'Layout' | 'Pagination', draw: () => void) => {
    page.content.push(`/Artifact<</Type/${type}>>BDC`);
    draw();
    page.content.push('EMC');
  };

  /** Draws the content of an element of the structure. */
  const drawMarked = (element: Element, draw: () => void) => {
    page.content.push(`/${element.tag}<</MCID ${structure.mark(element, page.ref)}>>BDC`);
    draw();
    page.content.push('EMC');
  };

  return {
    pages,
    structure,
    embedFonts: fonts.embed,
    measure: fonts.measure,
    left: margin,
    right: width - margin,
    width: width - 2 * margin,
    size: { width, height },
    drawText,
    drawArtifact,
    drawMarked,
    addPage,
    /** Continues on an earlier page, below all that it has. */
    returnTo: (earlier: Page) => {
      page = earlier;
    },
    /** The place of the cursor as the target of a bookmark. */
    place: () => ({ page: page.ref, top: points(height - y) }),
    addElement: (parent: Element | undefined, tag: Tag, attributes?: CellAttributes): Element =>
      structure.add(parent, tag, attributes),
    get y() {
      return y;
    },
    advance: (length: number) => {
      y += length;
    },
    /** Whether something of this height fits above the page number. */
    hasRoom: (length: number) => y + length <= height - margin - footer,
    /** A line below the cursor; `length` in points, as wide as the page by default. */
    drawRule: (thickness: number, length = width - 2 * margin) => {
      const top = points(height - y);
      drawArtifact('Layout', () => {
        page.content.push(`${thickness} w ${margin} ${top} m ${points(margin + length)} ${top} l S`);
      });
    },
    /** A heading or paragraph as an element of `parent`. */
    addText: (
      parent: Element,
      tag: 'H1' | 'H2' | 'P',
      text: string,
      { size, isBold = false }: { size: number; isBold?: boolean },
    ) => {
      const lines = wrapLines(text, (width - 2 * margin) / size, (part) => fonts.measure(part, isBold));
      const step = size * lineHeight;
      if (y + lines.length * step > height - margin - footer) addPage();
      drawMarked(structure.add(parent, tag), () => {
        for (const [index, line] of lines.entries()) drawText(line, margin, y + index * step, size, isBold);
      });
      y += lines.length * step;
    },
  };
}
