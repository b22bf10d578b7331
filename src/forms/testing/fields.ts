import type { FormField } from '../definition.ts';
import { parseFields } from '../parse-definition.ts';

/** A field as in a definition, by default a text field. */
export type WrittenField = { id: string } & Record<string, unknown>;

export const fieldsOf = (...written: WrittenField[]): FormField[] =>
  parseFields(written.map((field) => ({ type: 'T', title: field.id, ...field })));

export const fieldOf = (changes: Record<string, unknown>): FormField => {
  const [field] = fieldsOf({ id: 'a', title: 'first name', ...changes });
  if (!field) throw new Error('No field');
  return field;
};

export const options = (...titles: string[]) => titles.map((title) => ({ title }));
