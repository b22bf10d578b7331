import { type CollegeWork, forCollege } from '../cli/college-command.ts';
import type { Command, CommandOption } from '../cli/command.ts';
import { formatTable } from '../cli/format-table.ts';
import { dryRunOption, jsonOption, optionName, tenantOption } from '../cli/options.ts';
import { type Headings, readRowInputs, readRowsFile } from '../cli/row-inputs.ts';
import { usageError } from '../domain/usage-error.ts';
import { findChanges } from './audit.ts';
import { rowsCsv } from './content-csv.ts';
import { type ContentKind, namedFields } from './define-content.ts';
import type { FieldCollege } from './fields/field.ts';
import { printWallTime } from './fields/instant.ts';
import { helpOf, printRow, titleOf } from './read-row.ts';
import { selectRows } from './rows.ts';
import { loadCollege } from './targets.ts';
import { endingOf, stateOf } from './visibility.ts';
import { endRows, importRows, requireRow, writeRows } from './write-rows.ts';

/** The commands of a kind: list, add, change, history, and end or remove. */
export function commandsOf(kind: ContentKind): Command[] {
  const { group, noun, plural, examples } = kind;
  const { list, add, change, history, import: importVerb } = verbsOf(kind);
  const { summary, ...ending } = endingOf(kind);
  const verb = kind.verbPrefix ? `${kind.verbPrefix}-${ending.verb}` : ending.verb;
  const a = /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
  const required = namedFields(kind)
    .filter(({ field }) => field.presence === 'required')
    .map(({ name, field }) => `${optionName(name)} "${field.label}"`)
    .join(' ');
  const commands: Command[] = [
    {
      name: `${group} ${list}`,
      summary: `List the ${plural} of a college`,
      options: [tenantOption, jsonOption, csvOption],
      examples: examples.list ?? [`${group} ${list} --tenant unc`],
      run: forCollege((work) => printRows(kind, work)),
    },
    {
      name: `${group} ${add}`,
      summary: `Add ${a}, or several from a JSON file`,
      options: writeOptions(kind, true),
      examples: examples.add ?? [
        `${group} ${add} --tenant unc ${required}`,
        `${group} ${add} --tenant unc --file ${plural.replaceAll(' ', '-')}.json --dry-run`,
      ],
      run: forCollege((work) => writeInputs(kind, 'added', work)),
    },
    {
      name: `${group} ${change}`,
      summary: `Change ${a}, or several from a JSON file`,
      argument: { usage: '[id]', description: `number of the ${noun}; in a JSON file, "id"` },
      options: writeOptions(kind, false),
      examples: examples.change ?? [`${group} ${change} 3 --tenant unc ${required}`],
      run: forCollege((work) => writeInputs(kind, 'changed', work)),
    },
    {
      name: `${group} ${importVerb}`,
      summary: `Add and update ${plural} from a CSV or JSON file; rows that are the same stay`,
      argument: { usage: '<file>', description: 'CSV with the fields as columns, or JSON', isFile: true },
      options: [tenantOption, mapOption, ...pictureOption(kind), dryRunOption, jsonOption],
      examples: [`${group} ${importVerb} ${plural.replaceAll(' ', '-')}.csv --tenant unc --dry-run`],
      run: forCollege((work) => importFile(kind, work)),
    },
    {
      name: `${group} ${history}`,
      summary: `Show who changed ${a}, when and how`,
      argument: { usage: '<id>', description: `number of the ${noun}` },
      options: [tenantOption, jsonOption],
      examples: [`${group} ${history} 3 --tenant unc`],
      run: forCollege((work) => printHistory(kind, work)),
    },
    {
      name: `${group} ${verb}`,
      summary: `${summary} ${plural}`,
      argument: { usage: '<ids...>', description: `numbers of the ${plural}` },
      options: [tenantOption, dryRunOption],
      examples: examples.end ?? [`${group} ${verb} 3 --tenant unc`],
      run: forCollege((work) => endAll(kind, work)),
    },
  ];
  return kind.isPermanent ? commands.slice(0, -1) : commands;
}

const verbsOf = ({ verbPrefix: prefix }: ContentKind) =>
  prefix
    ? {
        list: `${prefix}s`,
        add: `${prefix}-add`,
        change: `${prefix}-change`,
        history: `${prefix}-history`,
        import: `${prefix}-import`,
      }
    : { list: 'list', add: 'add', change: 'change', history: 'history', import: 'import' };

const pictureOption = ({ fields }: ContentKind): CommandOption[] =>
  Object.values(fields).some(({ isFile }) => isFile)
    ? [{ flags: '--pictures <files...>', description: 'the files that the file names', isFile: true }]
    : [];

function writeOptions(kind: ContentKind, isNew: boolean): CommandOption[] {
  const fields = namedFields(kind).map(({ name, field }): CommandOption => {
    const isRequired = isNew && field.presence === 'required';
    return {
      flags: `${optionName(name)} ${field.placeholder}`,
      description: `${helpOf(field)}${isRequired ? ' (required)' : ''}`,
      ...(field.isFile && { isFile: true }),
    };
  });
  const file = `JSON or CSV with these fields${isNew ? '' : '; in JSON, "" empties an optional field'}`;
  return [
    tenantOption,
    { flags: '--file <json>', description: file, isFile: true },
    ...pictureOption(kind),
    ...fields,
    dryRunOption,
    jsonOption,
  ];
}

const mapOption: CommandOption = {
  flags: '--map <column=field...>',
  description: 'fields of columns with other headings, such as "Press outlet=outlet"; "Notes=" leaves a column out',
};

const csvOption: CommandOption = { flags: '--csv', description: 'print CSV that import reads' };

async function printRows(kind: ContentKind, { db, io, tenant, json, options }: CollegeWork): Promise<string[]> {
  const college = await loadCollege(db, tenant, kind);
  const rows = await selectRows(db, kind, tenant.id);
  if (rows.length === 0)
    io.err(`${tenant.name} has no ${kind.plural} yet. See: npm run cli -- ${kind.group} ${verbsOf(kind).add} --help`);
  const printed = rows.map((row) => printRow(kind, row, college));
  if (json) return printed.map((row) => JSON.stringify(row));
  if (options['csv']) return rowsCsv(['id', ...namedFields(kind).map(({ name }) => name)], printed);
  const columns = kind.columns.flatMap((column) => namedFields(kind).find(({ name }) => name === column) ?? []);
  const hasTimes = columns.some(({ field }) => field.control === 'date-time');
  if (rows.length > 0 && hasTimes) io.err(`Times are in ${tenant.timezone}.`);
  return formatTable(rows.map((row) => cellsOf(kind, columns, row, college)));
}

function cellsOf(
  kind: ContentKind,
  columns: ReturnType<typeof namedFields>,
  row: { id: number },
  college: FieldCollege,
): Record<string, string> {
  const cells = columns.map(({ key, name, field }) => {
    const stored: unknown = Reflect.get(row, key) ?? null;
    const print = field.cell ?? field.print;
    return [name, stored === null ? '' : String(print?.(stored, college, row) ?? stored)];
  });
  const state = stateOf(kind, row, Temporal.Now.instant());
  return { id: String(row.id), ...(state && { state }), ...Object.fromEntries(cells) };
}

async function writeInputs(kind: ContentKind, done: 'added' | 'changed', work: CollegeWork): Promise<string[]> {
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
  const inputs = rows.map((row) => (id === undefined ? row : { ...row, values: { id, ...row.values } }));
  for (const { values, label } of inputs) {
    if (done === 'changed' && values['id'] === undefined)
      throw usageError(`${label('id')} is missing; it is the number of the ${kind.noun} to change`);
    if (done === 'added' && values['id'] !== undefined)
      throw usageError(`${label('id')} is assigned by Fieldhouse; leave it out, or use "change"`);
  }
  const warn = (message: string) => io.err(`warning: ${message}`);
  const written = await writeRows(database, kind, inputs, { ...writing, tenant, files, warn });
  const college = await loadCollege(db, tenant, kind);
  return written.map((row) =>
    json ? JSON.stringify(printRow(kind, row, college)) : `${kind.noun} ${row.id} ${done}: ${titleOf(kind, row)}`,
  );
}

async function importFile(kind: ContentKind, work: CollegeWork): Promise<string[]> {
  const { database, io, tenant, json, files, fileCount: _, options, args: __, ...writing } = work;
  const read = await Array.fromAsync(files);
  const file = read.pop();
  const names = namedFields(kind).map(({ name }) => name);
  const inputs = file ? readRowsFile(file, names, headingsOf(kind, options['map'])) : [];
  const warn = (message: string) => io.err(`warning: ${message}`);
  const written = await importRows(database, kind, inputs, { ...writing, tenant, files: read, warn, matches: true });
  if (json) return written.map(({ action, row }) => JSON.stringify({ action, id: row.id, title: titleOf(kind, row) }));
  const count = (wanted: string) => written.filter(({ action }) => action === wanted).length;
  const counts = ['added', 'changed', 'unchanged'].map((action) => `${count(action)} ${action}`);
  return [`${file?.name}: ${counts.join(', ')}`];
}

/** The headings of columns besides the names of fields: labels, those that files of colleges have, and those of `--map`. */
function headingsOf(kind: ContentKind, given: unknown): Headings {
  const fields = namedFields(kind);
  const known = fields.flatMap(({ name, field: { label, columns = [] } }) =>
    [label, ...columns].map((heading) => [heading, name] as const),
  );
  const mapped = [given ?? []].flat().map((pair) => {
    const [, heading, name] = /^(.+)=(.*)$/.exec(String(pair)) ?? [];
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

async function printHistory(kind: ContentKind, { db, tenant, json, args }: CollegeWork): Promise<string[]> {
  const [id = ''] = args;
  const found = await findChanges(db, kind, { tenantId: tenant.id, id: Number(id) });
  if (found.length === 0) requireRow(kind, await selectRows(db, kind, tenant.id), id, optionName);
  const facts = found.map(({ changedAt, actor, action, changes }) => ({ changedAt, actor, action, changes }));
  if (json) return facts.map((fact) => JSON.stringify(fact));
  const cells = facts.map(({ changedAt, changes, ...rest }) => ({
    when: printWallTime(changedAt, tenant.timezone),
    ...rest,
    fields: Object.keys(changes).join(', '),
  }));
  return formatTable(cells);
}

async function endAll(kind: ContentKind, { database, args, ...writing }: CollegeWork): Promise<string[]> {
  const { done, unchanged } = endingOf(kind);
  const ended = await endRows(database, kind, args, writing);
  return ended.map(
    ({ row, isChanged }) => `${kind.noun} ${row.id} ${isChanged ? done : unchanged}: ${titleOf(kind, row)}`,
  );
}
