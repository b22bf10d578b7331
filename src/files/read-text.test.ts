import { zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { writePdf } from '../pdf/write-pdf.ts';
import { readText } from './read-text.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const docx = (xml: Uint8Array) => zipSync({ 'word/document.xml': xml }, { level: 1 });

test('a PDF is read in its order', async () => {
  const sections = [{ heading: 'Meals', lines: ['The per diem is 42 dollars.'], tables: [] }];
  const pdf = writePdf({ name: 'x', title: 'Travel Policy', college: 'Harbor', facts: [], sections, notes: [] });
  expect(await readText('pdf', pdf)).toMatch(/Travel Policy.*Meals.*The per diem is 42 dollars\./);
});

test('a PDF with a script is read, and the script is not run', async () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\); process.exit\\(1\\)) >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
    '<< /Length 31 >>\nstream\nBT /F 9 Tf (Tailgate rules) Tj ET\nendstream',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  expect(await readText('pdf', encode(`%PDF-1.7\n${body}trailer << /Root 1 0 R >>\n%%EOF`))).toContain(
    'Tailgate rules',
  );
});

test('a Word document is read paragraph by paragraph', async () => {
  const xml =
    '<w:document><w:p><w:r><w:t>Camp waiver</w:t></w:r></w:p><w:p><w:t>Bring a glove &amp; cleats</w:t></w:p></w:document>';
  expect(await readText('docx', docx(encode(xml)))).toBe('Camp waiver Bring a glove & cleats');
});

test('a Word document that unpacks to far more than its size is refused', async () => {
  const bomb = docx(new Uint8Array(33 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(readText('docx', bomb)).rejects.toThrow('the file unpacks to far more than a document has');
});

test.each([
  ['a damaged PDF', 'pdf', encode('%PDF-1.7')],
  ['a zip file that is no Word document', 'docx', zipSync({ 'a.txt': encode('a') })],
  ['a damaged zip file', 'docx', encode('PK\x03\x04')],
  ['a table', 'csv', encode('a,b')],
])('%s has no text', async (_, extension, bytes) => {
  expect(await readText(extension, bytes)).toBeNull();
});
