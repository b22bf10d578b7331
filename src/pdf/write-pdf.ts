import { PDFDocument } from '@cantoo/pdf-lib';

import { type TextDocument, tablesOf } from '../domain/text-document.ts';
import { drawTable } from './draw-table.ts';
import { createPageFlow, type PageFlow } from './page-flow.ts';

/** Wider tables need a page in landscape. */
const mostPortraitColumns = 12;

/**
 * A document as tagged PDF (PDF/UA): language, title, bookmarks, headings, captioned tables with scoped header cells, page
 * numbers as artifacts, embedded fonts.
 */
export async function writePdf(document: TextDocument): Promise<Uint8Array> {
  const { title, college, facts, sections, notes } = document;
  const flow = createPageFlow({
    title: `${title} - ${college}`,
    author: college,
    isLandscape: tablesOf(document).some(({ columns }) => columns.length > mostPortraitColumns),
  });
  const { doc, root } = flow;
  flow.addText(root, 'P', college, { size: 12, isBold: true });
  flow.addText(root, 'H1', title, { size: 22, isBold: true });
  const figures = facts.map(({ label, value }) => `${label} ${value || '-'}`);
  if (figures.length > 0) flow.addText(root, 'P', figures.join('   '), { size: 9 });
  flow.advance(4);
  flow.drawRule(1.5);
  flow.advance(10);
  for (const { heading, lines = [], tables } of sections) {
    const section = doc.struct('Sect', {});
    root.add(section);
    if (heading) flow.addText(section, 'H2', heading, { size: 14, isBold: true });
    const bookmark = heading ? doc.outline.addItem(heading) : doc.outline;
    for (const line of lines) flow.addText(section, 'P', line, { size: 9 });
    for (const table of tables) {
      drawTable(flow, section, table);
      if (table.caption !== heading) bookmark.addItem(table.caption);
    }
    section.end();
  }
  for (const note of notes) flow.addText(root, 'P', note, { size: 8 });
  root.end();
  numberPages(flow, `${college} · ${title}`);
  return pack(await toBytes(doc));
}

/** Prints the document's title and page numbers below the pages. */
function numberPages({ doc, left, right, height, measure, drawText, drawArtifact }: PageFlow, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    const text = `${page - start + 1} of ${count}`;
    drawArtifact('Pagination', () => {
      drawText(title, left, height - 36, 7.5);
      drawText(text, right - measure(text, false) * 7.5, height - 36, 7.5);
    });
  }
}

async function toBytes(doc: PageFlow['doc']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => doc.once('end', resolve));
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Stores the elements of the structure in compressed object streams, which makes the file six times smaller. */
async function pack(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return document.save({ useObjectStreams: true });
}
