import type { FieldRule, FormField } from './definition.ts';
import { fieldKind } from './field-kinds.ts';
import { longestMatched } from './rules/pattern.ts';

/** Maximum number of characters of a field without `maxLength`. */
const longestAnswer = { text: longestMatched, textarea: 10_000, hidden: longestMatched } as const;

/** The rules of a field: first those implied by its properties, then those of its definition. */
export function rulesOf(field: FormField): FieldRule[] {
  const kind = fieldKind(field.type);
  const own: FieldRule[] = [];
  if (field.required) own.push(['required', 'trim']);
  if (kind === 'text' || kind === 'textarea' || kind === 'hidden')
    own.push(['length', 1, field.maxLength > 0 ? field.maxLength : longestAnswer[kind]]);
  if (kind === 'number') own.push(['number']);
  if (field.maxQuantity > 0 && (kind === 'number' || kind === 'checkbox')) own.push(['max', field.maxQuantity]);
  if (field.isEmailField) own.push(['email']);
  return [...own, ...field.rules];
}
