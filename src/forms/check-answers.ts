import { parseCalendarDate } from './calendar-date.ts';
import type { Answers, FormField } from './definition.ts';
import { controlName, otherName } from './definition.ts';
import { fieldKind, isChoice } from './field-kinds.ts';
import { maxLineLength, rulesOf } from './field-rules.ts';
import { needsOther, otherLabel } from './other-answer.ts';
import { brokenRule } from './rules/library.ts';
import { capitalized, type RuleContext } from './rules/rule.ts';
import { visibleFields } from './visibility.ts';

/** An error at a control of the form. */
export type FormProblem = { fieldId: string; control: string; message: string };

/** Above the list of errors. */
export const incompleteForm = 'Sorry, not all fields are filled out correctly.';

/** The errors in the answers to the visible fields, in field order. `today` is the current date at the college. */
export function checkAnswers(fields: readonly FormField[], answers: Answers, today: string): FormProblem[] {
  const visible = visibleFields(fields, answers);
  return fields.filter(({ id }) => visible.has(id)).flatMap((field) => checkField(field, fields, answers, today));
}

/** The errors at the controls of a single field. */
export function checkField(
  field: FormField,
  fields: readonly FormField[],
  answers: Answers,
  today: string,
): FormProblem[] {
  const kind = fieldKind(field.type);
  if (kind === 'separator') return [];
  const { values = [], other } = answers[field.id] ?? {};
  const context: RuleContext = {
    label: field.title,
    isList: kind === 'checkbox',
    today,
    valuesOf: (id) => answers[id]?.values ?? [],
    labelOf: (id) => fields.find((each) => each.id === id)?.title ?? id,
  };
  const at = (control: string, message: string | undefined): FormProblem[] =>
    message === undefined ? [] : [{ fieldId: field.id, control, message }];
  const message =
    unknownOption(field, values) ?? invalidDate(field, values) ?? brokenRule(rulesOf(field), values, context);
  if (message !== undefined || !needsOther(field, values)) return at(controlName(field.id), message);
  const label = otherLabel(field);
  const rules = [...(field.required ? [['required'] as const] : []), ['length', 1, maxLineLength] as const];
  return at(otherName(field.id), brokenRule(rules, other === undefined ? [] : [other], { ...context, label }));
}

/** The message of the rule `date_format`, for browsers without a date control. */
function invalidDate({ type, title }: FormField, values: readonly string[]): string | undefined {
  if (fieldKind(type) !== 'date' || values.every((value) => parseCalendarDate(value) !== undefined)) return undefined;
  return `${capitalized(title)} is not a valid date, please use the format MM/DD/YYYY`;
}

function unknownOption(field: FormField, values: readonly string[]): string | undefined {
  if (!isChoice(field)) return undefined;
  const known = new Set(field.options.map(({ value }) => value));
  return values.every((value) => known.has(value)) ? undefined : `${capitalized(field.title)} is not an allowed value.`;
}
