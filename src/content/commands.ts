import { loadCollege } from '../cli/college.ts';
import type { Command, CommandContext, CommandInput, CommandOption } from '../cli/command.ts';
import { readGiven } from '../cli/given.ts';
import { dryRunOption, jsonOption, optionName, parseOptions, sharedOptions, tenantOption } from '../cli/options.ts';
import { printTable } from '../cli/print-table.ts';
import { requireTenant } from '../cli/tenants.ts';
import { usageError } from '../domain/usage-error.ts';
import { findChanges } from './audit.ts';
import type { ContentKind } from './define-content.ts';
import type { FieldCollege } from './fields/field.ts';
import { printWallTime } from './fields/instant.ts';
import { helpOf, namedFields, printRow, type RowInput, titleOf } from './read-row.ts';
import { findRows } from './rows.ts';
import { stateOf } from './visibility.ts';
import { endRows, requireRow, writeRows } from './write-rows.ts';

const endings = {
  until: { verb: 'end', summary: 'End', done: 'ended', unchanged: 'had ended' },
  switch: { verb: 'end', summary: 'Switch off', done: 'switched off', unchanged: 'was off' },
  hide: { verb: 'end', summary: 'Hide', done: 'hidden', unchanged: 'was hidden' },
  delete: { verb: 'remove', summary: 'Remove', done: 'removed', unchanged: 'was removed' },
} as const;

/** The commands of a kind: list, add, change, history, and end or remove. */
export function commandsOf(kind: ContentKind): Command[] {
  const { group, noun, plural, ends, examples, verbs } = kind;
  const command = `${group} ${verbs.list}`;
  const list: Command = {
    words: [group, verbs.list],
    summary: `List the ${plural} of a college`,
    options: [tenantOption, jsonOption],
    examples: examples.list ?? [`${command} --tenant unc`],
    run: (context, { options }) => listRows(context, kind, parseOptions(sharedOptions, options)),
  };
  const add: Command = {
    words: [group, verbs.add],
    summary: `Add ${withArticle(noun)}, or several from a JSON file`,
    options: writeOptions(kind, true),
    examples: examples.add ?? [
      `${group} ${verbs.add} --tenant unc ${requiredOptions(kind)}`,
      `${group} ${verbs.add} --tenant unc --file ${plural.replaceAll(' ', '-')}.json --dry-run`,
    ],
    run: (context, input) => writeInputs(context, kind, input, 'added'),
  };
  const change: Command = {
    words: [group, verbs.change],
    summary: `Change ${withArticle(noun)}, or several from a JSON file`,
    argument: { usage: '[id]', description: `number of the ${noun}; in a JSON file, "id"` },
    options: writeOptions(kind, false),
    examples: examples.change ?? [`${group} ${verbs.change} 3 --tenant unc ${requiredOptions(kind)}`],
    run: (context, input) => writeInputs(context, kind, input, 'changed'),
  };
  return [list, add, change, historyCommand(kind), ...(ends === 'never' ? [] : [endCommand(kind, endings[ends])])];
}

function historyCommand(kind: ContentKind): Command {
  const { group, noun, verbs } = kind;
  return {
    words: [group, verbs.history],
    summary: `Show who changed ${withArticle(noun)}, when and how`,
    argument: { usage: '<id>', description: `number of the ${noun}` },
    options: [tenantOption, jsonOption],
    examples: [`${group} ${verbs.history} 3 --tenant unc`],
    run: async ({ database: { db }, io }, { args: [id = ''], options }) => {
      const { tenant: slug, json } = parseOptions(sharedOptions, options);
      const tenant = await requireTenant(db, slug);
      const changes = await findChanges(db, kind, { tenantId: tenant.id, id: Number(id) });
      if (changes.length === 0) requireRow(kind, await findRows(db, kind, tenant.id), id, optionName);
      const facts = changes.map(({ changedAt, actor, action, changes }) => ({ changedAt, actor, action, changes }));
      const cells = facts.map(({ changedAt, changes, ...rest }) => ({
        when: printWallTime(changedAt, tenant.timezone),
        ...rest,
        fields: Object.keys(changes).join(', '),
      }));
      for (const line of json ? facts.map((fact) => JSON.stringify(fact)) : printTable(cells)) io.out(line);
      return 0;
    },
  };
}

function endCommand(
  kind: ContentKind,
  { verb, summary, done, unchanged }: (typeof endings)[keyof typeof endings],
): Command {
  const { group, noun, plural, examples } = kind;
  return {
    words: [group, verb],
    summary: `${summary} ${plural}`,
    argument: { usage: '<ids...>', description: `numbers of the ${plural}` },
    options: [tenantOption, dryRunOption],
    examples: examples.end ?? [`${group} ${verb} 3 --tenant unc`],
    run: async (context, { args, options }) => {
      const { tenant: slug, dryRun = false } = parseOptions(sharedOptions, options);
      const tenant = await requireTenant(context.database.db, slug);
      for (const { row, isChanged } of await endRows(context, kind, args, { tenant, dryRun }))
        context.io.out(`${noun} ${row.id} ${isChanged ? done : unchanged}: ${titleOf(kind, row)}`);
      if (dryRun) context.io.err('Dry run: nothing was changed.');
      return 0;
    },
  };
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const requiredOptions = (kind: ContentKind): string =>
  namedFields(kind)
    .filter(({ field }) => field.presence === 'required')
    .map(({ name, field }) => `${optionName(name)} "${field.label}"`)
    .join(' ');

function writeOptions(kind: ContentKind, isNew: boolean): CommandOption[] {
  const fields = namedFields(kind);
  const pictures: CommandOption = {
    flags: '--pictures <files...>',
    description: 'the picture files that the JSON file names',
    isFile: true,
  };
  return [
    tenantOption,
    {
      flags: '--file <json>',
      description: `JSON with these fields, an object or a list${isNew ? '' : '; "" empties an optional field'}`,
      isFile: true,
    },
    ...(fields.some(({ field }) => field.isFile) ? [pictures] : []),
    ...fields.map(({ name, field }): CommandOption => {
      const isRequired = isNew && field.presence === 'required';
      const option = {
        flags: `${optionName(name)} ${field.placeholder}`,
        description: `${helpOf(field)}${isRequired ? ' (required)' : ''}`,
      };
      return field.isFile ? { ...option, isFile: true } : option;
    }),
    dryRunOption,
    jsonOption,
  ];
}

async function writeInputs(
  context: CommandContext,
  kind: ContentKind,
  input: CommandInput,
  done: 'added' | 'changed',
): Promise<0> {
  const { tenant: slug, dryRun = false, json } = parseOptions(sharedOptions, input.options);
  const { database, io } = context;
  const tenant = await requireTenant(database.db, slug);
  const fields = namedFields(kind);
  const fileOptions = ['file', 'pictures', ...fields.filter(({ field }) => field.isFile).map(({ name }) => name)];
  const { given, files } = await readGiven(
    input,
    fields.map(({ name }) => name),
    fileOptions,
  );
  const rows = withId(given, input);
  for (const row of rows) checkId(row, kind, done);
  const written = await writeRows(context, kind, rows, { tenant, dryRun, files });
  const college = await loadCollege(database.db, tenant);
  for (const row of written)
    io.out(
      json ? JSON.stringify(printRow(kind, row, college)) : `${kind.noun} ${row.id} ${done}: ${titleOf(kind, row)}`,
    );
  if (dryRun) io.err('Dry run: nothing was changed.');
  return 0;
}

function withId(inputs: readonly RowInput[], { args: [id], options }: CommandInput): readonly RowInput[] {
  if (id === undefined) return inputs;
  if (options['file'] !== undefined)
    throw usageError('<id> and --file exclude each other; the objects of the file have their "id".');
  return inputs.map(({ values, label }) => ({ values: { id, ...values }, label }));
}

function checkId({ values, label }: RowInput, { noun }: ContentKind, done: 'added' | 'changed'): void {
  const hasId = values['id'] !== undefined;
  if (done === 'changed' && !hasId)
    throw usageError(`${label('id')} is missing; it is the number of the ${noun} to change`);
  if (done === 'added' && hasId)
    throw usageError(`${label('id')} is given out by Fieldhouse; leave it out, or use "change"`);
}

async function listRows(
  { database: { db }, io }: CommandContext,
  kind: ContentKind,
  { tenant: slug, json }: { tenant: string; json?: boolean },
): Promise<0> {
  const tenant = await requireTenant(db, slug);
  const college = await loadCollege(db, tenant);
  const rows = await findRows(db, kind, tenant.id);
  if (kind.compare) rows.sort(kind.compare);
  const lines = json
    ? rows.map((row) => JSON.stringify(printRow(kind, row, college)))
    : printTable(rows.map((row) => cellsOf(kind, row, college)));
  for (const line of lines) io.out(line);
  const hasTimes = namedFields(kind).some(
    ({ name, field }) => field.control === 'date-time' && kind.columns.includes(name),
  );
  if (rows.length === 0)
    io.err(`${tenant.name} has no ${kind.plural} yet. See: npm run cli -- ${kind.group} ${kind.verbs.add} --help`);
  else if (!json && hasTimes) io.err(`Times are those of ${tenant.timezone}.`);
  return 0;
}

function cellsOf(kind: ContentKind, row: { id: number }, college: FieldCollege): Record<string, string> {
  const fields = new Map(namedFields(kind).map((one) => [one.name, one]));
  const shown = kind.columns.map((name) => {
    const one = fields.get(name);
    const stored: unknown = one && Reflect.get(row, one.key);
    if (!one || stored === null || stored === undefined) return [name, ''];
    return [name, String(one.field.cell?.(stored, college) ?? one.field.print?.(stored, college, row) ?? stored)];
  });
  const state = stateOf(kind, row, Temporal.Now.instant());
  return { id: String(row.id), ...(state && { state }), ...Object.fromEntries(shown) };
}
