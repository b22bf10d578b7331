import type { ContentKind, namedFields } from '../../content/define-content.ts';
import type { AnyField, Control, Target } from '../../content/fields/field.ts';
import { helpOf } from '../../editing/read-row.ts';

type NamedField = Pick<ReturnType<typeof namedFields>[number], 'name' | 'field'>;

const byControl: Record<Control, string> = {
  checkbox: 'yes|no',
  color: 'color',
  date: 'day',
  'date-time': 'time',
  file: 'file',
  html: 'html',
  json: 'json',
  number: 'number',
  picture: 'file',
  select: 'name',
  'select-many': 'names',
  text: 'text',
  url: 'address',
};

/** Placeholders of fields whose control does not tell what to enter, by kind and field name. */
const byName: Readonly<Record<string, string>> = {
  'episode audioType': 'type',
  'episode transcript': 'webvtt',
  'form style': 'css',
  'podcast category': 'category',
  'promotionCampaign icon': 'name',
  'redirectRule status': 'status',
  'staffMember email': 'address',
  'staffMember phone': 'number',
  'standing away': 'record',
  'standing conference': 'record',
  'standing home': 'record',
  'standing overall': 'record',
  'game endTime': 'time',
  'game time': 'time',
  'game timezone': 'zone',
  'season title': 'season',
  'venue timezone': 'zone',
  'trackingTag pageTemplate': 'type',
};

/** The placeholder of a value in the help of commands: `<time>`. */
export const placeholderOf = (kind: Pick<ContentKind, 'name'>, { name, field }: NamedField): string =>
  `<${byName[`${kind.name} ${name}`] ?? wordOf(field)}>`;

function wordOf({ control, storage, options }: AnyField): string {
  if (control === 'select' && options) return options.join('|');
  if ((storage.as === 'reference' || storage.as === 'many') && control !== 'picture' && control !== 'file')
    return `${referenceWord(storage.to)}${storage.as === 'many' ? 's' : ''}`;
  const rule = 'rule' in storage ? storage.rule : undefined;
  if (control === 'number' && rule?.min === 1600) return 'year';
  return control === 'text' && rule?.matches ? 'name' : byControl[control];
}

function referenceWord(to: Target): string {
  if (typeof to !== 'string') return 'noun' in to ? String(to.noun) : to.name;
  if (to === 'sport') return 'slug';
  return to === 'person' ? 'name' : 'number';
}

/** What a field of commands is: its hint, how rows are named, and an example. */
export function describeField(field: AnyField): string {
  const { storage, example, control } = field;
  const isRow = 'to' in storage && control !== 'picture' && control !== 'file';
  return [helpOf(field), isRow ? howNamed(storage.to) : undefined, example && `such as ${example}`]
    .filter(Boolean)
    .join(', ');
}

function howNamed(to: Target): string {
  if (typeof to !== 'string') return 'by name or number';
  if (to === 'sport') return 'by slug';
  return to === 'person' ? 'by name, or by number where two have it' : 'by number';
}
