import PDFDocument from 'pdfkit';

import { createFonts } from './fonts.ts';
import { wrapLines } from './table-layout.ts';

declare global {
  namespace PDFKit {
    /** Missing from the types of pdfkit: the element as it is written. */
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> };
    }
  }
}

type Options = { title: string; author: string; isLandscape: boolean };

/** US letter, in points. */
const letter = [612, 792] as const;
const margin = 40;
/** Room for the page number. */
const footer = 22;
const lineHeight = 1.3;

export type PageFlow = ReturnType<typeof createPageFlow>;

/** A tagged document that is filled from top to bottom, with the cursor `y` in points. */
export function createPageFlow({ title, author, isLandscape }: Options) {
  const doc = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'Fieldhouse' },
    lang: 'en-US',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    pdfVersion: '1.7',
    size: [...letter],
    // @ts-expect-error missing from the types of pdfkit
    subset: 'PDF/UA',
    tagged: true,
  });
  const { runsOf, measure } = createFonts(doc);
  const [width, height] = isLandscape ? [letter[1], letter[0]] : letter;
  const root = doc.struct('Document', {});
  doc.addStructure(root);
  let y = 0;

  const addPage = () => {
    doc.addPage();
    y = margin;
  };
  addPage();

  /** Draws one line of text inside the current mark; it ends with a space, so that words of neighboring lines stay apart. */
  const drawText = (text: string, x: number, top: number, size: number, isBold = false) => {
    let left = x;
    for (const run of runsOf(`${text} `, isBold)) {
      doc.font(run.font).fontSize(size).text(run.text, left, top, { lineBreak: false });
      left += measure(run.text, isBold) * size;
    }
  };

  /** Draws something that readers skip. */
  const drawArtifact = (type: 'Layout' | 'Pagination', draw: () => void) => {
    doc.markContent('Artifact', { type });
    draw();
    doc.endMarkedContent();
  };

  return {
    doc,
    root,
    measure,
    left: margin,
    right: width - margin,
    width: width - 2 * margin,
    height,
    drawText,
    drawArtifact,
    addPage,
    get y() {
      return y;
    },
    advance: (points: number) => {
      y += points;
    },
    /** Whether something of this height fits above the page number. */
    hasRoom: (points: number) => y + points <= height - margin - footer,
    /** A line below the cursor; `length` in points, as wide as the page by default. */
    drawRule: (thickness: number, length = width - 2 * margin) => {
      drawArtifact('Layout', () => {
        doc
          .moveTo(margin, y)
          .lineTo(margin + length, y)
          .lineWidth(thickness)
          .stroke();
      });
    },
    /** A heading or paragraph as an element of `parent`. */
    addText: (
      parent: PDFKit.PDFStructureElement,
      tag: 'H1' | 'H2' | 'P',
      text: string,
      { size, isBold = false }: { size: number; isBold?: boolean },
    ) => {
      const lines = wrapLines(text, (width - 2 * margin) / size, (part) => measure(part, isBold));
      const step = size * lineHeight;
      if (y + lines.length * step > height - margin - footer) addPage();
      const draw = () => {
        for (const [index, line] of lines.entries()) drawText(line, margin, y + index * step, size, isBold);
      };
      parent.add(doc.struct(tag, {}, [draw]));
      y += lines.length * step;
    },
  };
}
