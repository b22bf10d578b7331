import { eq, sql } from 'drizzle-orm';

import { document } from '../../content/documents/document.ts';
import { selectRows } from '../../db/content/rows.ts';
import { tableOf } from '../../db/content/tables.ts';
import { fileTypes } from '../../web/file-types.ts';
import { isUsageError, usageError } from '../../web/usage-error.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command, InputFile } from '../command.ts';
import { importLabeled } from '../labeled-rows.ts';
import { dryRunOption, tenantOption } from '../options.ts';

export const documentImportFolder: Command = {
  name: 'document import-folder',
  isLong: true,
  summary: 'Add and update documents from a folder; their URLs follow their paths in it',
  argument: {
    usage: '<folder>',
    description: 'the folder served at /documents, such as the one of the former site',
    isFile: true,
    folders: Object.keys(fileTypes).map((extension) => `.${extension}`),
  },
  options: [tenantOption, dryRunOption],
  examples: [
    'document import-folder former-site/documents --tenant unc --dry-run',
    'document import-folder former-site/documents --tenant unc',
  ],
  run: forCollege(async (work) => {
    const counts = { added: 0, changed: 0, unchanged: 0 };
    const refused: string[] = [];
    for await (const file of work.files) {
      work.io.progress(file.name);
      try {
        counts[await importDocument(file, work)]++;
      } catch (error) {
        if (!isUsageError(error)) throw error;
        refused.push(error.message);
      }
    }
    for (const message of refused) work.io.err(message);
    const { added, changed, unchanged } = counts;
    const summary = `${added} added, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused`;
    if (refused.length > 0) throw usageError(summary);
    return [summary];
  }),
};

/** Adds a document, or replaces the file of the document at its path and keeps its title and date. */
async function importDocument(file: InputFile, { database, db, tenant, actor, dryRun, io }: CollegeWork) {
  const where = eq(sql`lower(${tableOf(document).path})`, sql`lower(${file.name})`);
  const [known] = await selectRows(db, document, tenant.id, { where });
  const values = known ? { id: known.id } : { path: file.name, title: titleOf(file.name), date: dateOf(file.name) };
  const input = { values: { ...values, upload: file.name }, label: (name: string) => `${file.name}: ${name}` };
  const warn = (message: string) => io.err(`warning: ${message}`);
  const [written] = await importLabeled(database, document, [input], {
    ...{ tenant, actor, dryRun, warn },
    files: [file],
    matches: true,
  });
  return written?.action ?? 'unchanged';
}

/** `2025/8/27/Travel_Policy.pdf` is "Travel Policy". */
const titleOf = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim() || path;

/** The day at the start of a path, if it begins with one. */
function dateOf(path: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})\//.exec(path) ?? [];
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    return Temporal.PlainDate.from(date).toString();
  } catch {
    return undefined;
  }
}
