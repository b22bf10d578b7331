import type { FieldRule, FormField } from './definition.ts';
import { fieldKind } from './field-kinds.ts';

/** Maximum number of characters of an answer on one line. */
export const maxLineLength = 1000;
const maxTextLength = 10_000;

/** Maximum number of characters of an answer to a field. */
export function maxAnswerLengthOf({ type, maxLength }: FormField): number {
  if (maxLength > 0) return maxLength;
  return fieldKind(type) === 'textarea' ? maxTextLength : maxLineLength;
}

/** The rules of a field: first those implied by its properties, then those of its definition. */
export function rulesOf(field: FormField): FieldRule[] {
  const kind = fieldKind(field.type);
  const own: FieldRule[] = [];
  if (field.required) own.push(['required', 'trim']);
  if (kind === 'text' || kind === 'textarea' || kind === 'hidden') own.push(['length', 1, maxAnswerLengthOf(field)]);
  if (kind === 'number') own.push(['number']);
  if (field.maxQuantity > 0 && (kind === 'number' || kind === 'checkbox')) own.push(['max', field.maxQuantity]);
  if (field.isEmailField) own.push(['email']);
  return [...own, ...field.rules];
}
