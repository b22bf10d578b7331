import type { Answers, FormField } from './definition.ts';
import { fieldKind, isChoice } from './field-kinds.ts';

/** The initial answers of a form. `today` is the current date at the college. */
export const initialAnswers = (fields: readonly FormField[], today: string): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const values = initialValues(field, today);
      return values.length > 0 ? [[field.id, { values }]] : [];
    }),
  );

function initialValues(field: FormField, today: string): string[] {
  if (isChoice(field)) {
    const selected = field.options.filter((option) => option.selected).map(({ value }) => value);
    if (selected.length > 0) return selected;
    return field.options.some(({ value }) => value === field.defaultValue) ? [field.defaultValue] : [];
  }
  if (field.defaultValue !== '') return [field.defaultValue];
  return fieldKind(field.type) === 'date' && field.showCurrentDate ? [today] : [];
}
