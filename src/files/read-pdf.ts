import { getDocumentProxy } from 'unpdf';

import { maxTextLength } from './text-limit.ts';

/** Search finds what is on these. */
const maxPages = 200;

/** The text of a PDF, in reading order. Its scripts are not run. Throws for a file that is damaged or has a password. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // PDF.js refuses a Buffer
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, maxPages) && text.length < maxTextLength; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')} `;
  }
  return text;
}
