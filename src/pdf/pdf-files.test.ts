import { afterAll, expect, it } from 'vitest';

import type { TextDocument } from '../web/text-document.ts';
import { createPdfFiles } from './pdf-files.ts';

const pdfs = createPdfFiles();
afterAll(() => pdfs.close());

const document: TextDocument = { name: 'x', title: 'Schedule', college: 'Elm', facts: [], sections: [], notes: [] };

it('concurrent requests for a version share one PDF, which is cached', async () => {
  const [first, second] = await Promise.all([pdfs.get('1', document), pdfs.get('1', document)]);
  expect(Buffer.from(first ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(second).toBe(first);
  expect(await pdfs.get('1', document)).toBe(first);
});

it('a document that cannot be written is an error, and the next one is written', async () => {
  const broken = { ...document, sections: undefined } as unknown as TextDocument;
  await expect(pdfs.get('2', broken)).rejects.toThrow('The PDF x could not be written: unwritable');
  expect(await pdfs.get('3', document)).toBeDefined();
});
