import { escapeXml } from '../web/escape-xml.ts';
import { type TextDocument, tablesOf } from '../web/text-document.ts';
import { drawTable } from './draw-table.ts';
import { createPageFlow, fontNames, type PageFlow } from './page-flow.ts';
import { createPdfObjects, type PdfObjects, type Ref, refTo, textString } from './pdf-objects.ts';

/** An entry of the table of contents that readers show beside the pages; `top` in points from the foot of the page. */
type Bookmark = { title: string; page: Ref; top: number; items: Bookmark[] };

/** Writes the bookmarks of a document; undefined without any. */
function writeBookmarks(objects: PdfObjects, bookmarks: readonly Bookmark[]): Ref | undefined {
  if (bookmarks.length === 0) return undefined;
  const root = objects.reserve();
  objects.set(root, `<</Type/Outlines${writeItems(objects, root, bookmarks)}>>`);
  return root;
}

/** Writes the items below an entry and returns its references to them. */
function writeItems(objects: PdfObjects, parent: Ref, items: readonly Bookmark[]): string {
  if (items.length === 0) return '';
  const refs = items.map(() => objects.reserve());
  for (const [index, { title, page, top, items: below }] of items.entries()) {
    const [ref, previous, next] = [refs[index], refs[index - 1], refs[index + 1]];
    if (ref === undefined) continue;
    objects.set(
      ref,
      `<</Title ${textString(title)}/Parent ${refTo(parent)}${previous === undefined ? '' : `/Prev ${refTo(previous)}`}${
        next === undefined ? '' : `/Next ${refTo(next)}`
      }/Dest[${refTo(page)}/XYZ null ${top} null]${writeItems(objects, ref, below)}>>`,
    );
  }
  return `/First ${refTo(refs[0] ?? 0)}/Last ${refTo(refs.at(-1) ?? 0)}/Count ${items.length}`;
}

/** Below a table and its notes, in points. */
const tableGap = 10;
/** Room for a heading with the first rows below it, in points. */
const sectionStart = 100;

/**
 * A document as tagged PDF (PDF/UA): language, title, bookmarks, headings, captioned tables with scoped header cells, page
 * numbers as artifacts, embedded fonts.
 */
export function writePdf(document: TextDocument): Buffer {
  const { title, college, facts, sections, notes } = document;
  const objects = createPdfObjects();
  const flow = createPageFlow(objects, tablesOf(document));
  const root = flow.addElement(undefined, 'Document');
  flow.addText(root, 'P', college, { size: 12, isBold: true });
  flow.addText(root, 'H1', title, { size: 22, isBold: true });
  const figures = facts.map(({ label, value }) => `${label} ${value || '-'}`);
  if (figures.length > 0) flow.addText(root, 'P', figures.join('   '), { size: 9 });
  flow.advance(4);
  flow.drawRule(1.5);
  flow.advance(10);
  const bookmarks = sections.flatMap((section) => drawSection(flow, root, section));
  for (const note of notes) flow.addText(root, 'P', note, { size: 8 });
  numberPages(flow, `${college} · ${title}`);
  return writeFile(objects, flow, { title: `${title} - ${college}`, author: college, bookmarks });
}

type Element = ReturnType<PageFlow['addElement']>;

/** Draws a section and returns its bookmarks: those of its tables below its heading's. */
function drawSection(
  flow: PageFlow,
  root: Element,
  { heading, lines = [], tables }: TextDocument['sections'][number],
): Bookmark[] {
  const section = flow.addElement(root, 'Sect');
  if (heading && !flow.hasRoom(sectionStart)) flow.addPage();
  const place = flow.place();
  if (heading) flow.addText(section, 'H2', heading, { size: 14, isBold: true });
  for (const line of lines) flow.addText(section, 'P', line, { size: 9 });
  const items = tables.flatMap((table): Bookmark[] => {
    const top = drawTable(flow, section, table);
    for (const note of table.notes ?? []) flow.addText(section, 'P', note, { size: 8 });
    flow.advance(tableGap);
    return table.caption === heading ? [] : [{ title: table.caption, ...top, items: [] }];
  });
  return heading ? [{ title: heading, ...place, items }] : items;
}

/** Prints the document's title and page numbers below the pages. */
function numberPages(flow: PageFlow, title: string): void {
  const { pages, left, right, size, measure, drawText, drawArtifact } = flow;
  for (const [index, page] of pages.entries()) {
    flow.returnTo(page);
    const text = `${index + 1} of ${pages.length}`;
    drawArtifact('Pagination', () => {
      drawText(title, left, size.height - 36, 7.5);
      drawText(text, right - measure(text, false) * 7.5, size.height - 36, 7.5);
    });
  }
}

type Facts = { title: string; author: string; bookmarks: readonly Bookmark[] };

/** Writes the pages, the structure and what readers need to know of the document. */
function writeFile(objects: PdfObjects, flow: PageFlow, { title, author, bookmarks }: Facts): Buffer {
  const { pages, size } = flow;
  const tree = objects.reserve();
  const fonts = [...flow.embedFonts(objects)].map(([name, ref]) => `/${fontNames[name]} ${refTo(ref)}`);
  const resources = objects.add(`<</Font<<${fonts.join('')}>>>>`);
  for (const [index, { ref, content }] of pages.entries()) {
    const stream = objects.addStream(Buffer.from(content.join('\n'), 'latin1'));
    objects.set(
      ref,
      `<</Type/Page/Parent ${refTo(tree)}/Contents ${refTo(stream)}/Resources ${refTo(resources)}/MediaBox[0 0 ${size.width} ${size.height}]/StructParents ${index}/Tabs/S>>`,
    );
  }
  const refs = pages.map(({ ref }) => ref);
  objects.set(tree, `<</Type/Pages/Kids[${refs.map(refTo).join(' ')}]/Count ${refs.length}>>`);
  const structure = flow.structure.write(refs);
  const outline = writeBookmarks(objects, bookmarks);
  const metadata = addMetadata(objects, title, author);
  const catalog = objects.add(
    `<</Type/Catalog/Pages ${refTo(tree)}/Lang(en-US)/MarkInfo<</Marked true>>/StructTreeRoot ${refTo(structure)}/ViewerPreferences<</DisplayDocTitle true>>/Metadata ${refTo(metadata)}${
      outline === undefined ? '' : `/Outlines ${refTo(outline)}/PageMode/UseOutlines`
    }>>`,
  );
  const info = objects.add(`<</Title ${textString(title)}/Author ${textString(author)}/Creator(Fieldhouse)>>`);
  return objects.toFile(catalog, info);
}

/** States title, author and conformance with PDF/UA. Uncompressed, so that programs find it without reading the file. */
function addMetadata(objects: PdfObjects, title: string, author: string): Ref {
  const bytes = Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>en-US</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>Fieldhouse</xmp:CreatorTool>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`);
  return objects.add({ dictionary: `/Type/Metadata/Subtype/XML/Length ${bytes.length}`, bytes });
}
