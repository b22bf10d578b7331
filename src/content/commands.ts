import type { Command, CommandContext, CommandInput, CommandOption } from '../cli/command.ts';
import { formatTable } from '../cli/format-table.ts';
import { dryRunOption, jsonOption, optionName, parseOptions, sharedOptions, tenantOption } from '../cli/options.ts';
import { readRowInputs } from '../cli/row-inputs.ts';
import { requireTenant } from '../cli/tenants.ts';
import { usageError } from '../domain/usage-error.ts';
import { findChanges } from './audit.ts';
import { loadCollege } from './college.ts';
import { type ContentKind, namedFields } from './define-content.ts';
import type { FieldCollege } from './fields/field.ts';
import { printWallTime } from './fields/instant.ts';
import { helpOf, printRow, type RowInput, titleOf } from './read-row.ts';
import { selectRows } from './rows.ts';
import { endingOf, stateOf } from './visibility.ts';
import { endRows, requireRow, writeRows } from './write-rows.ts';

const endings = {
  until: { verb: 'end', summary: 'End', done: 'ended', unchanged: 'had ended' },
  switch: { verb: 'end', summary: 'Switch off', done: 'switched off', unchanged: 'was off' },
  hide: { verb: 'end', summary: 'Hide', done: 'hidden', unchanged: 'was hidden' },
  delete: { verb: 'remove', summary: 'Remove', done: 'removed', unchanged: 'was removed' },
} as const;

/** The commands of a kind: list, add, change, history, and end or remove. */
export function commandsOf(kind: ContentKind): Command[] {
  const { group, noun, plural, examples } = kind;
  const { list, add, change, history } = verbsOf(kind);
  const { verb, summary } = endings[endingOf(kind)];
  const a = /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
  const required = namedFields(kind)
    .filter(({ field }) => field.presence === 'required')
    .map(({ name, field }) => `${optionName(name)} "${field.label}"`)
    .join(' ');
  const commands: Command[] = [
    {
      name: `${group} ${list}`,
      summary: `List the ${plural} of a college`,
      options: [tenantOption, jsonOption],
      examples: examples.list ?? [`${group} ${list} --tenant unc`],
      run: (context, input) => printRows(context, kind, input),
    },
    {
      name: `${group} ${add}`,
      summary: `Add ${a}, or several from a JSON file`,
      options: writeOptions(kind, true),
      examples: examples.add ?? [
        `${group} ${add} --tenant unc ${required}`,
        `${group} ${add} --tenant unc --file ${plural.replaceAll(' ', '-')}.json --dry-run`,
      ],
      run: (context, input) => writeInputs(context, kind, input, 'added'),
    },
    {
      name: `${group} ${change}`,
      summary: `Change ${a}, or several from a JSON file`,
      argument: { usage: '[id]', description: `number of the ${noun}; in a JSON file, "id"` },
      options: writeOptions(kind, false),
      examples: examples.change ?? [`${group} ${change} 3 --tenant unc ${required}`],
      run: (context, input) => writeInputs(context, kind, input, 'changed'),
    },
    {
      name: `${group} ${history}`,
      summary: `Show who changed ${a}, when and how`,
      argument: { usage: '<id>', description: `number of the ${noun}` },
      options: [tenantOption, jsonOption],
      examples: [`${group} ${history} 3 --tenant unc`],
      run: (context, input) => printHistory(context, kind, input),
    },
    {
      name: `${group} ${verb}`,
      summary: `${summary} ${plural}`,
      argument: { usage: '<ids...>', description: `numbers of the ${plural}` },
      options: [tenantOption, dryRunOption],
      examples: examples.end ?? [`${group} ${verb} 3 --tenant unc`],
      run: (context, input) => endAll(context, kind, input),
    },
  ];
  return kind.isPermanent ? commands.slice(0, -1) : commands;
}

const verbsOf = ({ verbPrefix: prefix }: ContentKind) =>
  prefix
    ? { list: `${prefix}s`, add: `${prefix}-add`, change: `${prefix}-change`, history: `${prefix}-history` }
    : { list: 'list', add: 'add', change: 'change', history: 'history' };

function writeOptions(kind: ContentKind, isNew: boolean): CommandOption[] {
  const fields = namedFields(kind).map(({ name, field }): CommandOption => {
    const isRequired = isNew && field.presence === 'required';
    return {
      flags: `${optionName(name)} ${field.placeholder}`,
      description: `${helpOf(field)}${isRequired ? ' (required)' : ''}`,
      ...(field.isFile && { isFile: true }),
    };
  });
  const file = `JSON with these fields, an object or a list${isNew ? '' : '; "" empties an optional field'}`;
  const pictures = { flags: '--pictures <files...>', description: 'the files that the JSON file names' };
  return [
    tenantOption,
    { flags: '--file <json>', description: file, isFile: true },
    ...(fields.some(({ isFile }) => isFile) ? [{ ...pictures, isFile: true as const }] : []),
    ...fields,
    dryRunOption,
    jsonOption,
  ];
}

/** The options that all of these commands have, and their college. */
async function readShared({ database: { db } }: CommandContext, { options }: Pick<CommandInput, 'options'>) {
  const { tenant, dryRun = false, json = false } = parseOptions(sharedOptions, options);
  return { dryRun, json, tenant: await requireTenant(db, tenant) };
}

async function printRows(context: CommandContext, kind: ContentKind, input: CommandInput): Promise<0> {
  const { tenant, json } = await readShared(context, input);
  const { database, io } = context;
  const college = await loadCollege(database.db, tenant, kind);
  const rows = await selectRows(database.db, kind, tenant.id);
  const lines = json
    ? rows.map((row) => JSON.stringify(printRow(kind, row, college)))
    : formatTable(rows.map((row) => cellsOf(kind, row, college)));
  for (const line of lines) io.out(line);
  const hasTimes = columnsOf(kind).some(({ field }) => field.control === 'date-time');
  if (rows.length === 0)
    io.err(`${tenant.name} has no ${kind.plural} yet. See: npm run cli -- ${kind.group} ${verbsOf(kind).add} --help`);
  else if (!json && hasTimes) io.err(`Times are in ${tenant.timezone}.`);
  return 0;
}

const columnsOf = (kind: ContentKind) =>
  kind.columns.flatMap((column) => namedFields(kind).find(({ name }) => name === column) ?? []);

function cellsOf(kind: ContentKind, row: { id: number }, college: FieldCollege): Record<string, string> {
  const cells = columnsOf(kind).map(({ key, name, field }) => {
    const stored: unknown = Reflect.get(row, key) ?? null;
    if (stored === null) return [name, ''];
    return [name, String(field.cell?.(stored, college) ?? field.print?.(stored, college, row) ?? stored)];
  });
  const state = stateOf(kind, row, Temporal.Now.instant());
  return { id: String(row.id), ...(state && { state }), ...Object.fromEntries(cells) };
}

async function writeInputs(
  context: CommandContext,
  kind: ContentKind,
  input: CommandInput,
  done: 'added' | 'changed',
): Promise<0> {
  const { tenant, dryRun, json } = await readShared(context, input);
  const { database, io, actor } = context;
  const fields = namedFields(kind);
  const fileOptions = ['file', 'pictures', ...fields.flatMap(({ name, field }) => (field.isFile ? name : []))];
  const { rows, files } = await readRowInputs(
    input,
    fields.map(({ name }) => name),
    fileOptions,
  );
  const [id] = input.args;
  if (id !== undefined && input.options['file'] !== undefined)
    throw usageError('<id> and --file exclude each other; the objects of the file have their "id".');
  const inputs = id === undefined ? rows : rows.map((row) => ({ ...row, values: { id, ...row.values } }));
  for (const row of inputs) checkId(row, kind, done);
  const warn = (message: string) => io.err(`warning: ${message}`);
  const written = await writeRows(database, kind, inputs, { tenant, actor, dryRun, files, warn });
  const college = await loadCollege(database.db, tenant, kind);
  for (const row of written)
    io.out(
      json ? JSON.stringify(printRow(kind, row, college)) : `${kind.noun} ${row.id} ${done}: ${titleOf(kind, row)}`,
    );
  if (dryRun) io.err('Dry run: nothing was changed.');
  return 0;
}

function checkId({ values, label }: RowInput, { noun }: ContentKind, done: 'added' | 'changed'): void {
  const hasId = values['id'] !== undefined;
  if (done === 'changed' && !hasId)
    throw usageError(`${label('id')} is missing; it is the number of the ${noun} to change`);
  if (done === 'added' && hasId)
    throw usageError(`${label('id')} is assigned by Fieldhouse; leave it out, or use "change"`);
}

async function printHistory(context: CommandContext, kind: ContentKind, input: CommandInput): Promise<0> {
  const { tenant, json } = await readShared(context, input);
  const { db } = context.database;
  const [id = ''] = input.args;
  const found = await findChanges(db, kind, { tenantId: tenant.id, id: Number(id) });
  if (found.length === 0) requireRow(kind, await selectRows(db, kind, tenant.id), id, optionName);
  const facts = found.map(({ changedAt, actor, action, changes }) => ({ changedAt, actor, action, changes }));
  const cells = facts.map(({ changedAt, changes, ...rest }) => ({
    when: printWallTime(changedAt, tenant.timezone),
    ...rest,
    fields: Object.keys(changes).join(', '),
  }));
  const lines = json ? facts.map((fact) => JSON.stringify(fact)) : formatTable(cells);
  for (const line of lines) context.io.out(line);
  return 0;
}

async function endAll(context: CommandContext, kind: ContentKind, input: CommandInput): Promise<0> {
  const { tenant, dryRun } = await readShared(context, input);
  const { database, io, actor } = context;
  const { done, unchanged } = endings[endingOf(kind)];
  for (const { row, isChanged } of await endRows(database, kind, input.args, { tenant, actor, dryRun }))
    io.out(`${kind.noun} ${row.id} ${isChanged ? done : unchanged}: ${titleOf(kind, row)}`);
  if (dryRun) io.err('Dry run: nothing was changed.');
  return 0;
}
