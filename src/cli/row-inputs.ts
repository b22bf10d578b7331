import { unescapeFormula } from '../domain/csv-table.ts';
import { usageError } from '../domain/usage-error.ts';
import type { RowInput } from '../editing/read-row.ts';
import { readApart } from '../importers/read-apart.ts';
import { isImportRefusal } from '../importers/refusal.ts';
import { plainColumn, type TableRow } from '../importers/table.ts';
import type { CommandInput, InputFile } from './command.ts';
import { optionName } from './options.ts';

/**
 * The rows given by the options of a command or by its `--file` (see `readRowsFile`), and its other files. `fileOptions`
 * are the options that name files, in the order in which the command defines them.
 */
export async function readRowInputs(
  { options, files }: Pick<CommandInput, 'options' | 'files'>,
  names: readonly string[],
  fileOptions: readonly string[],
): Promise<{ rows: RowInput[]; files: InputFile[] }> {
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
 * objects, or one object per line. Throws a usage error for anything else.
 */
export async function readRowsFile(
  file: InputFile,
  names: readonly string[],
  headings: Headings = new Map<string, string>(),
): Promise<RowInput[]> {
  if ('problem' in file) throw usageError(`${file.name}: ${file.problem}`);
  const { name, bytes } = file;
  try {
    if (/\.csv$/i.test(name)) return toRowInputs(name, await readApart('table', bytes), names, headings);
    const rows = await readApart('objects', bytes);
    return rows.map((values, index) => ({
      values,
      label: (field) => `${name}${rows.length > 1 ? `, object ${index + 1}` : ''}: ${field}`,
    }));
  } catch (error) {
    throw isImportRefusal(error) ? usageError(`${name}: ${error.message}`) : error;
  }
}

/** Rows of a CSV file; empty cells have no value. */
function toRowInputs(
  file: string,
  lines: readonly TableRow[],
  names: readonly string[],
  headings: Headings,
): RowInput[] {
  const columns = new Map([
    ...[...headings].map(([heading, name]) => [plainColumn(heading), name] as const),
    ...['id', ...names].map((name) => [plainColumn(name), name] as const),
  ]);
  const unknown = Object.keys(lines[0]?.cells ?? {}).filter((column) => !columns.has(column));
  if (unknown.length > 0)
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
