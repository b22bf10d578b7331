import { setPriority } from 'node:os';

import { getDocumentProxy } from 'unpdf';

import { readDocx } from './read-docx.ts';
import { maxTextLength } from './text-limit.ts';

// Reads the text of documents in a separate process, which can be killed: a small file can take minutes and gigabytes.

// lower priority than page requests
setPriority(10);

process.on('disconnect', () => process.exit());
process.on('message', async ({ extension, bytes }: { extension: string; bytes: Uint8Array }) => {
  try {
    process.send?.({ result: extension === 'docx' ? readDocx(bytes) : await readPdf(bytes) });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    process.send?.({ failure: code === 'TOO_LARGE' ? 'too large' : 'unreadable', detail: message });
  }
});

/** Search finds what is on these. */
const maxPages = 200;

/** The text of a PDF, in reading order. Its scripts are not run. Throws for a file that is damaged or has a password. */
async function readPdf(bytes: Uint8Array): Promise<string> {
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
