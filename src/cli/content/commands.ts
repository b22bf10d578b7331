import { type ContentKind, namedFields } from '../../content/define-content.ts';
import { printWallTime } from '../../content/fields/instant.ts';
import { titleOf } from '../../content/title-of.ts';
import { isoInstant } from '../../domain/instant.ts';
import { findChanges } from '../../editing/audit.ts';
import { endRows } from '../../editing/end-rows.ts';
import { endingOf } from '../../editing/row-state.ts';
import { type CollegeWork, forCollege } from '../college-command.ts';
import type { Command, CommandOption } from '../command.ts';
import { formatTable } from '../format-table.ts';
import { inSentences, requireRow } from '../labeled-rows.ts';
import { dryRunOption, jsonOption, optionName, tenantOption, unchangedOption } from '../options.ts';
import { examplesOf } from './examples.ts';
import { describeField, placeholderOf } from './field-help.ts';
import { importContent } from './import-content.ts';
import { printContent } from './print-content.ts';
import { readUnchangedSince } from './unchanged-since.ts';
import { verbsOf } from './verbs.ts';
import { writeContent } from './write-content.ts';

/** The commands of a kind: list, add, change, import, history, and end or remove. */
export function commandsOf(kind: ContentKind): Command[] {
  const { group, noun, plural } = kind;
  const examples = examplesOf(kind);
  const verbs = verbsOf(kind);
  const a = /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`;
  const file = plural.replaceAll(' ', '-');
  const required = namedFields(kind)
    .filter(({ field }) => field.presence === 'required')
    .map(({ name, field }) => `${optionName(name)} "${field.label}"`)
    .join(' ');
  const commands: Command[] = [
    {
      name: `${group} ${verbs.list}`,
      summary: `List the ${plural} of a college`,
      options: [tenantOption, nameOption, jsonOption, csvOption],
      examples: examples.list ?? [`${group} ${verbs.list} --tenant unc`],
      run: forCollege((work) => printContent(kind, work)),
    },
    {
      name: `${group} ${verbs.add}`,
      summary: `Add ${a}, or several from a JSON file`,
      options: writeOptions(kind, true),
      examples: examples.add ?? [
        `${group} ${verbs.add} --tenant unc ${required}`,
        `${group} ${verbs.add} --tenant unc --file ${file}.json --dry-run`,
      ],
      run: forCollege((work) => writeContent(kind, 'added', work)),
    },
    {
      name: `${group} ${verbs.change}`,
      summary: `Change ${a}, or several from a JSON file`,
      argument: { usage: '[id]', description: `number of the ${noun}; in a JSON file, "id"` },
      options: [...writeOptions(kind, false), unchangedOption],
      examples: examples.change ?? [`${group} ${verbs.change} 3 --tenant unc ${required}`],
      run: forCollege((work) => writeContent(kind, 'changed', work)),
    },
    {
      name: `${group} ${verbs.import}`,
      summary: `Add and update ${plural} from a CSV or JSON file; unchanged rows are skipped`,
      argument: { usage: '<file>', description: 'CSV with the fields as columns, or JSON', isFile: true },
      options: [tenantOption, mapOption, ...pictureOption(kind), dryRunOption, jsonOption],
      examples: [`${group} ${verbs.import} ${file}.csv --tenant unc --dry-run`],
      run: forCollege((work) => importContent(kind, work)),
    },
    {
      name: `${group} ${verbs.history}`,
      summary: `Show who changed ${a}, when and how`,
      argument: { usage: '<id>', description: `number of the ${noun}` },
      options: [tenantOption, jsonOption],
      examples: [`${group} ${verbs.history} 3 --tenant unc`],
      run: forCollege((work) => printHistory(kind, work)),
    },
    {
      name: `${group} ${verbs.end}`,
      summary: `${endingOf(kind).summary} ${plural}`,
      argument: { usage: '<ids...>', description: `numbers of the ${plural}` },
      options: [tenantOption, unchangedOption, dryRunOption],
      examples: examples.end ?? [`${group} ${verbs.end} 3 --tenant unc`],
      run: forCollege((work) => endContent(kind, work)),
    },
  ];
  return kind.isPermanent ? commands.slice(0, -1) : commands;
}

const pictureOption = ({ fields }: ContentKind): CommandOption[] =>
  Object.values(fields).some(({ isFile }) => isFile)
    ? [{ flags: '--pictures <files...>', description: 'the files that the file names', isFile: true }]
    : [];

function writeOptions(kind: ContentKind, isNew: boolean): CommandOption[] {
  const fields = namedFields(kind).map(({ name, field }): CommandOption => {
    const isRequired = isNew && field.presence === 'required';
    return {
      flags: `${optionName(name)} ${placeholderOf(kind, { name, field })}`,
      description: `${describeField(field)}${isRequired ? ' (required)' : ''}`,
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
  description: 'fields for columns with other headings, such as "Press outlet=outlet"; "Notes=" leaves a column out',
};

const nameOption: CommandOption = { flags: '--name <text>', description: 'only those with this text in the list' };

const csvOption: CommandOption = { flags: '--csv', description: 'print CSV that import reads' };

/** Ends rows and prints them. */
async function endContent(kind: ContentKind, { database, args, ...work }: CollegeWork): Promise<string[]> {
  const writing = { ...work, unchangedSince: readUnchangedSince(work) };
  const { done, unchanged } = endingOf(kind);
  const ended = await inSentences(
    kind,
    () => () => '<ids>',
    () => endRows(database, kind, args, writing),
  );
  return ended.map(
    ({ row, isChanged, going }) =>
      `${kind.noun} ${row.id} ${isChanged ? done : unchanged}: ${titleOf(kind, row)}${going.length > 0 ? `, with ${going.join(', ')}` : ''}`,
  );
}

/** The recorded changes of a row, newest first. */
async function printHistory(kind: ContentKind, { db, tenant, json, args }: CollegeWork): Promise<string[]> {
  const [id = ''] = args;
  const found = await findChanges(db, kind, { tenantId: tenant.id, id: Number(id) });
  if (found.length === 0) await requireRow(db, kind, tenant.id, id);
  const facts = found.map(({ changedAt, actor, action, changes }) => ({
    changedAt: isoInstant(changedAt),
    actor,
    action,
    changes,
  }));
  if (json) return facts.map((fact) => JSON.stringify(fact));
  const cells = facts.map(({ changedAt, changes, ...rest }) => ({
    when: printWallTime(changedAt, tenant.timezone),
    ...rest,
    fields: Object.keys(changes).join(', '),
  }));
  return formatTable(cells);
}
