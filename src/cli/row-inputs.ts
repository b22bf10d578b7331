import { type } from 'arktype';

import type { RowInput } from '../content/read-row.ts';
import { usageError } from '../domain/usage-error.ts';
import { decodeText } from '../importers/decode-text.ts';
import type { CommandInput, InputFile } from './command.ts';
import { optionName } from './options.ts';

const objects = type({ '[string]': 'unknown' }).array();

/**
 * The rows that the options of a command or its JSON file (`--file`: an object, a list, or an object a line) describe,
 * and the other files. `fileOptions` are the options that name files, in the order of the command.
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
  refuseBoth(Object.keys(values));
  const [file, ...others] = named;
  return { rows: file ? readRowsFile(file) : [], files: others };
}

function refuseBoth([other]: string[]): void {
  if (other !== undefined)
    throw usageError(`${optionName(other)} and --file exclude each other; write the value into the file.`);
}

/** The rows of a JSON file: an object, a list, or an object a line. Throws a usage error for anything else. */
export function readRowsFile(file: InputFile): RowInput[] {
  if ('problem' in file) throw usageError(`--file ${file.name}: ${file.problem}`);
  const rows = objects(parse(decodeText(file.bytes), file.name));
  if (rows instanceof type.errors || rows.length === 0)
    throw usageError(`--file ${file.name} has no rows; it has to hold an object or a list of objects.`);
  return rows.map((values, index) => ({
    values,
    label: (name) => `${file.name}${rows.length > 1 ? `, object ${index + 1}` : ''}: ${name}`,
  }));
}

function parse(text: string, name: string): unknown[] {
  try {
    const whole: unknown = JSON.parse(text);
    return Array.isArray(whole) ? whole : [whole];
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    try {
      // one object a line, as lists print them
      return lines.map((line) => JSON.parse(line) as unknown);
    } catch {
      throw usageError(`--file ${name} is not valid JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
}
