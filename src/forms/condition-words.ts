import type { FieldCondition, FormField } from './definition.ts';
import { fieldKind } from './field-kinds.ts';
import { alternatives } from './visibility.ts';

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });
const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The conditions of a field in words: `Only if “Sport” is Football or Soccer.`; undefined without conditions. */
export function conditionWords(field: FormField, fields: readonly FormField[]): string | undefined {
  const groups = alternatives(field.conditions);
  if (groups.length === 0) return undefined;
  return `Only if ${and.format(groups.map((group) => wordsOf(group, fields)))}.`;
}

function wordsOf(group: readonly FieldCondition[], fields: readonly FormField[]): string {
  const [first] = group;
  const subject = fields.find(({ id }) => id === first?.field);
  const name = `“${subject?.title ?? first?.field}”`;
  const isMet = first?.logic === 'Is';
  const not = isMet ? '' : 'not ';
  if (group.some(({ value }) => value === 'any')) return `${name} is ${not}answered`;
  if (subject && subject.options.length === 1) return `${name} is ${not}chosen`;
  const titles = group.map(({ value }) => subject?.options.find((option) => option.value === value)?.title ?? value);
  const isMultiple = subject && fieldKind(subject.type) === 'checkbox';
  if (isMultiple) return `${name} ${isMet ? 'includes' : 'does not include'} ${or.format(titles)}`;
  return `${name} is ${not}${or.format(titles)}`;
}

/** The condition of the text field for another answer: `Only if you choose Another sport.` */
export const otherWords = ({ options }: Pick<FormField, 'options'>): string =>
  `Only if you choose ${or.format(options.filter(({ showOtherAnswer }) => showOtherAnswer).map(({ title }) => title))}.`;
