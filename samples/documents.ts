import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { type } from 'arktype';

import { writePdf } from '../src/pdf/write-pdf.ts';

const fileText = type({ title: 'string', sections: type({ heading: 'string', lines: 'string[]' }).array() });

/** The files that a college's content names, as PDF: `documents/travel-policy.json` is `travel-policy.pdf`. */
export async function sampleDocuments(slug: string, college: string): Promise<{ name: string; bytes: Uint8Array }[]> {
  const folder = path.resolve('samples', slug, 'documents');
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (file) => {
      const { name } = path.parse(file);
      const { title, sections } = fileText.assert(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      const parts = sections.map((section) => ({ ...section, tables: [] }));
      return { name: `${name}.pdf`, bytes: writePdf({ name, title, college, facts: [], sections: parts, notes: [] }) };
    }),
  );
}
