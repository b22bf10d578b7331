import type { Command, CommandOption } from '../command.ts';
import { dryRunOption, jsonOption, sharedOptions, tenantOption } from '../shared-options.ts';
import { optionName, parseOptions } from '../usage-error.ts';
import { endCommand } from './end-command.ts';
import type { End } from './end.ts';
import { listRows } from './list.ts';
import { fieldsOf, type Resource, type Row } from './resource.ts';
import { writeGiven } from './write-given.ts';

type Verbs = { list: string; add: string; change: string };
type Options<Of extends Row> = {
  group: string;
  /** Where a group holds two resources, the other verbs of the second. */
  verbs?: Verbs;
  end?: End<Of>;
  examples: Record<'list' | 'add' | 'change', string[]> & { end?: string[] };
};

/** The commands that list, add, change and end the rows of a resource. */
export function commandsOf<Of extends Row>(resource: Resource<Of>, options: Options<Of>): Command[] {
  const { group, verbs = { list: 'list', add: 'add', change: 'change' }, end, examples } = options;
  const { noun, plural } = resource;
  const list: Command = {
    words: [group, verbs.list],
    summary: `List the ${plural} of a college`,
    options: [tenantOption, jsonOption],
    examples: examples.list,
    run: (context, input) =>
      listRows(context, resource, parseOptions(sharedOptions, input.options), `${group} ${verbs.add}`),
  };
  const add: Command = {
    words: [group, verbs.add],
    summary: `Add ${article(noun)} ${noun}, or several from a JSON file`,
    options: writeOptions(resource, true),
    examples: examples.add,
    run: (context, input) => writeGiven(context, resource, input, 'added'),
  };
  const change: Command = {
    words: [group, verbs.change],
    summary: `Change ${article(noun)} ${noun}, or several from a JSON file`,
    argument: { usage: '[id]', description: `number of the ${noun}; in a JSON file, "id"` },
    options: writeOptions(resource, false),
    examples: examples.change,
    run: (context, input) => writeGiven(context, resource, input, 'changed'),
  };
  return [list, add, change, ...(end ? [endCommand(resource, group, end, examples.end ?? [])] : [])];
}

const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function writeOptions<Of extends Row>(resource: Resource<Of>, isNew: boolean): CommandOption[] {
  const fields = fieldsOf(resource);
  const pictures: CommandOption = {
    flags: '--pictures <files...>',
    description: 'the picture files that the JSON file names',
    isFile: true,
  };
  return [
    tenantOption,
    {
      flags: '--file <json>',
      description: `JSON with these fields, an object or a list${isNew ? '' : '; "" empties what may be empty'}`,
      isFile: true,
    },
    ...(fields.some(({ field }) => field.isFile) ? [pictures] : []),
    ...fields.map(({ name, field }): CommandOption => {
      const option = {
        flags: `${optionName(name)} ${field.value}`,
        description: `${field.description}${isNew && field.required ? ' (required)' : ''}`,
      };
      return field.isFile ? { ...option, isFile: true } : option;
    }),
    dryRunOption,
    jsonOption,
  ];
}
