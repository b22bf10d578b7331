import { type ContentKind, namedFields } from '../../content/define-content.ts';
import { titleOf } from '../../content/title-of.ts';
import { usageError } from '../../web/usage-error.ts';
import type { CollegeWork } from '../college-command.ts';
import { importLabeled } from '../labeled-rows.ts';
import { type Headings, readRowsFile } from '../row-inputs.ts';

/** Adds and updates the rows of a file, and prints how many. */
export async function importContent(kind: ContentKind, work: CollegeWork): Promise<string[]> {
  const { database, io, tenant, json, files, fileCount: _, options, args: __, ...writing } = work;
  const read = await Array.fromAsync(files);
  const file = read.pop();
  const names = namedFields(kind).map(({ name }) => name);
  const inputs = file ? await readRowsFile(file, names, headingsOf(kind, options['map'])) : [];
  const warn = (message: string) => io.err(`warning: ${message}`);
  const written = await importLabeled(database, kind, inputs, { ...writing, tenant, files: read, warn, matches: true });
  if (json) return written.map(({ action, row }) => JSON.stringify({ action, id: row.id, title: titleOf(kind, row) }));
  const count = (wanted: string) => written.filter(({ action }) => action === wanted).length;
  const counts = ['added', 'changed', 'unchanged'].map((action) => `${count(action)} ${action}`);
  return [`${file?.name}: ${counts.join(', ')}`];
}

/** The column headings accepted besides field names: labels, common headings in files of colleges, and those of `--map`. */
function headingsOf(kind: ContentKind, given: unknown): Headings {
  const fields = namedFields(kind);
  const known = fields.flatMap(({ name, field: { label, columns = [] } }) =>
    [label, ...columns].map((heading) => [heading, name] as const),
  );
  const mapped = [given ?? []].flat().map((pair) => {
    const [, heading, name] = /^(.+)=([^=\n]*)$/.exec(String(pair)) ?? [];
    if (heading === undefined || name === undefined)
      throw usageError(`--map is ${JSON.stringify(pair)}; it has to be a column and a field, such as Headline=title`);
    if (name !== '' && !fields.some((each) => each.name === name))
      throw usageError(
        `--map names the unknown field ${name}; known are: ${fields.map((each) => each.name).join(', ')}`,
      );
    return [heading, name] as const;
  });
  return new Map([...known, ...mapped]);
}
