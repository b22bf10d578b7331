import { type ContentKind, namedFields } from '../../content/define-content.ts';
import { titleOf } from '../../content/title-of.ts';
import { loadNamesOf } from '../../editing/names.ts';
import { printRow } from '../../editing/print-row.ts';
import { usageError } from '../../web/usage-error.ts';
import type { CollegeWork } from '../college-command.ts';
import { writeLabeled } from '../labeled-rows.ts';
import { readRowInputs } from '../row-inputs.ts';
import { readUnchangedSince } from './unchanged-since.ts';

/** Adds or changes the rows given by options or by `--file`, and prints them. */
export async function writeContent(kind: ContentKind, done: 'added' | 'changed', work: CollegeWork): Promise<string[]> {
  const { database, db, io, tenant, json, args, options, ...writing } = work;
  const fields = namedFields(kind);
  const fileFields = fields.filter(({ field }) => field.isFile);
  const { rows, files } = await readRowInputs(
    work,
    fields.map(({ name }) => name),
    ['file', 'pictures', ...fileFields.map(({ name }) => name)],
  );
  const [id] = args;
  if (id !== undefined && options['file'] !== undefined)
    throw usageError('<id> and --file exclude each other; the objects of the file have their "id".');
  const unchangedSince = readUnchangedSince(work);
  const inputs = rows.map((row) => ({
    ...row,
    values: id === undefined ? row.values : { id, ...row.values },
    unchangedSince,
  }));
  for (const { values, label } of inputs) {
    if (done === 'changed' && values['id'] === undefined)
      throw usageError(`${label('id')} is missing; it is the number of the ${kind.noun} to change`);
    if (done === 'added' && values['id'] !== undefined)
      throw usageError(`${label('id')} is assigned by Fieldhouse; leave it out, or use "change"`);
  }
  const warn = (message: string) => io.err(`warning: ${message}`);
  const written = await writeLabeled(database, kind, inputs, { ...writing, tenant, files, warn });
  const college = await loadNamesOf(db, tenant, kind, written);
  return written.map((row) =>
    json ? JSON.stringify(printRow(kind, row, college)) : `${kind.noun} ${row.id} ${done}: ${titleOf(kind, row)}`,
  );
}
