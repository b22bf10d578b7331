import { setPriority } from 'node:os';

import type { TextDocument } from '../domain/text-document.ts';
import type { JobOutcome } from '../runtime/job-process.ts';
import { writePdf } from './write-pdf.ts';

// Writes PDFs for the server, because a season takes a second of processor time.

const reply = (outcome: JobOutcome) => process.send?.(outcome);

// lower priority than page requests
setPriority(10);

process.on('disconnect', () => process.exit());
process.on('message', async (document: TextDocument) => {
  try {
    reply({ result: await writePdf(document) });
  } catch (error) {
    reply({ failure: 'unwritable', detail: error instanceof Error ? String(error.stack) : String(error) });
  }
});
