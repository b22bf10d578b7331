import { readApart } from '../importers/read-apart.ts';
import { isImportRefusal } from '../importers/refusal.ts';
import { plainColumn, type Table } from '../importers/table.ts';
import { type Unread, unreadCells } from '../importers/unread.ts';
import { unescapeFormula } from '../web/csv-table.ts';
import { usageError } from '../web/usage-error.ts';
import type { CommandInput, InputFile } from './command.ts';
import type { LabeledRow } from './labeled-rows.ts';
import { optionName } from './options.ts';

/**
 * The rows given by the options of a command or by its `--file` (see `readRowsFile`), and its other files. `fileOptions`
 * are the options that name files, in the order in which the command defines them.
 */
export async function readRowInputs(
  { options, files }: Pick<CommandInput, 'options' | 'files'>,
  names: readonly string[],
  fileOptions: readonly string[],
): Promise<{ rows: LabeledRow[]; files: InputFile[] }> {
  const read = await Array.fromAsync(files);
  const paths = fileOptions.flatMap((name) => options[name] ?? []);
  const named = read.map((file, index) => ({ ...file, name: String(paths[index] ?? file.name) }));
  const values = Object.fromEntries(
    names.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
  if (options['file'] === undefined) return { rows: [{ values, label: optionName }], files: named };
  assertFileOnly(Object.keys(values));
  const [file, ...others] = named;
  return { rows: file ? await readRowsFile(file, names) : [], files: others };
}

function assertFileOnly([other]: string[]): void {
  if (other !== undefined)
    throw usageError(`${optionName(other)} and --file exclude each other; put the value into the file.`);
}

/** Field names by alternative column headings of a CSV file; an empty name ignores the column. */
export type Headings = ReadonlyMap<string, string>;

/**
 * Reads a CSV file whose columns are `names` or alternative `headings`, or a JSON file that holds an object, an array of
 * objects, or one object per line. Throws a usage error for anything else. With `unread`, values that belong to no field are
 * listed there instead.
 */
export async function readRowsFile(
  file: InputFile,
  names: readonly string[],
  headings: Headings = new Map<string, string>(),
  unread?: Unread,
): Promise<LabeledRow[]> {
  if ('problem' in file) throw usageError(`${file.name}: ${file.problem}`);
  const { name, bytes } = file;
  try {
    if (/\.csv$/i.test(name)) return toRowInputs(name, await readApart('table', bytes), names, headings, unread);
    const rows = await readApart('objects', bytes);
    return rows.map((values, index) => {
      const place = `${name}${rows.length > 1 ? `, object ${index + 1}` : ''}`;
      return {
        values: unread ? knownValues(values, names, headings, { place, unread }) : values,
        label: (field) => `${place}: ${field}`,
      };
    });
  } catch (error) {
    throw isImportRefusal(error) ? usageError(`${name}: ${error.message}`) : error;
  }
}

const columnsOf = (names: readonly string[], headings: Headings) =>
  new Map([
    ...[...headings].map(([heading, name]) => [plainColumn(heading), name] as const),
    ...['id', ...names].map((name) => [plainColumn(name), name] as const),
  ]);

/** The values of an object by field. Others are listed. */
function knownValues(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
  headings: Headings,
  { place, unread }: { place: string; unread: Unread },
): Record<string, unknown> {
  const columns = columnsOf(names, headings);
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const name = columns.get(plainColumn(key));
      if (name) return [[name, value]];
      if (name === undefined && value !== '' && value !== null)
        unread.push(`${place}: ${key} is not imported: ${JSON.stringify(value).slice(0, 60)}`);
      return [];
    }),
  );
}

/** Rows of a CSV file; empty cells have no value. */
function toRowInputs(
  file: string,
  { columns: written, rows: lines }: Table,
  names: readonly string[],
  headings: Headings,
  unread?: Unread,
): LabeledRow[] {
  const columns = columnsOf(names, headings);
  const unknown = [...written.keys()].filter((column) => column !== '' && !columns.has(column));
  const lost = unreadCells({ columns: unread ? written : new Map(), rows: lines }, (column) => columns.has(column));
  if (unread) unread.push(...lost.map((what) => `${file}: ${what}`));
  else if (lost.length > 0) throw usageError(lost.map((what) => `${file}, ${what}`).join('\n'));
  else if (unknown.length > 0)
    throw usageError(`${file} has the unknown column ${unknown.join(', ')}; known are: ${['id', ...names].join(', ')}`);
  if (lines.length === 0) throw usageError(`${file} has no rows; it needs a header and a line for each row.`);
  return lines.map(({ line, cells }) => ({
    values: Object.fromEntries(
      Object.entries(cells).flatMap(([column, cell]) => {
        const name = columns.get(column);
        return cell === '' || !name ? [] : [[name, unescapeFormula(cell)]];
      }),
    ),
    label: (name) => `${file}, line ${line}: ${name}`,
  }));
}
