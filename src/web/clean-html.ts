import { DomUtils, parseDocument } from 'htmlparser2';

import { elementsBy, type HtmlElement } from './html-nodes.ts';
import { sanitizeStory } from './sanitize-html.ts';

/**
 * HTML as stories store it: sanitized, headings from the second level on without gaps, and the header cells of tables with
 * their scope. A table without header cells gets them in its first row.
 */
export function cleanHtml(html: string): string {
  const document = parseDocument(sanitizeStory(html));
  closeHeadingGaps(elementsBy(({ name }) => /^h[2-6]$/.test(name), document.children));
  for (const table of elementsBy(({ name }) => name === 'table', document.children)) scopeHeaders(table);
  return DomUtils.getOuterHTML(document.children, { encodeEntities: 'utf8' }).trim();
}

/** A heading is at most one level below the one before it; the headline of the page is the first level. */
function closeHeadingGaps(headings: readonly HtmlElement[]): void {
  // levels in the source and here of the headings that the current one is below
  const open: { source: number; level: number }[] = [{ source: 1, level: 1 }];
  for (const heading of headings) {
    const source = Number(heading.name.slice(1));
    while (open.length > 1 && (open.at(-1)?.source ?? 0) >= source) open.pop();
    const level = (open.at(-1)?.level ?? 1) + 1;
    heading.name = `h${level}`;
    open.push({ source, level });
  }
}

function scopeHeaders(table: HtmlElement): void {
  const rows = elementsBy(({ name }) => name === 'tr', table.children);
  const cellsOf = (row: HtmlElement) => row.children.filter((child): child is HtmlElement => 'attribs' in child);
  const isHeader = ({ name }: HtmlElement) => name === 'th';
  const [first] = rows;
  const hasHeaders = rows.some((row) => cellsOf(row).some(isHeader));
  if (first && rows.length > 1 && !hasHeaders) for (const cell of cellsOf(first)) cell.name = 'th';
  for (const row of rows) {
    const cells = cellsOf(row);
    const isHeaderRow = cells.every(isHeader);
    for (const cell of cells.filter(isHeader)) cell.attribs['scope'] ??= isHeaderRow ? 'col' : 'row';
  }
}
