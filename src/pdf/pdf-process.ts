import type { JobOutcome } from '../runtime/job-process.ts';
import type { TextDocument } from '../web/text-document.ts';
import { writePdf } from './write-pdf.ts';

// Writes PDFs for the server, because a season takes longer than a request may block the others.

const reply = (outcome: JobOutcome) => process.send?.(outcome);

process.on('disconnect', () => process.exit());
process.on('message', (document: TextDocument) => {
  try {
    reply({ result: writePdf(document) });
  } catch (error) {
    reply({ failure: 'unwritable', detail: error instanceof Error ? String(error.stack) : String(error) });
  }
});
