import { setPriority } from 'node:os';

import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';

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
