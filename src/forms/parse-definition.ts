import { type } from 'arktype';

import type { FieldOption, FieldRule, FormField, FormPayment } from './definition.ts';
import { definitionProblems } from './definition-problems.ts';
import { fieldsSchema, paymentSchema } from './definition-schema.ts';
import { fieldKind } from './field-kinds.ts';

const refuse = (problems: readonly string[]): never => {
  throw new Error(`Error parsing the form schema: ${problems.join('; ')}`);
};

const wordsOf = (errors: type.errors): string[] =>
  errors.slice(0, 5).map(({ path, expected }) => `${pathText(path)} has to be ${expected}`);

/** `[2].options[0].title`. */
const pathText = (path: readonly PropertyKey[]): string =>
  [...path]
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`))
    .join('') || 'it';

/**
 * The fields of a form from JSON, with defaults filled in. Throws `Form match error: field type [..] not found` for an
 * unknown type code, and `Error parsing the form schema` with the reasons for any other problem.
 */
export function parseFields(input: unknown): FormField[] {
  const parsed = fieldsSchema(input);
  if (parsed instanceof type.errors) return refuse(wordsOf(parsed));
  const fields = parsed.map(
    (field): FormField => ({ ...field, options: optionsOf(field), rules: field.rules.map(toRule) }),
  );
  const problems = definitionProblems(fields);
  return problems.length > 0 ? refuse(problems) : fields;
}

const toRule = ([name = '', ...parameters]: (string | number)[]): FieldRule => [String(name), ...parameters];

/** A checkbox field without options is a single checkbox with its title. */
function optionsOf({ type: code, title, options }: (typeof fieldsSchema.infer)[number]): FieldOption[] {
  if (fieldKind(code) === 'checkbox' && options.length === 0)
    return [{ title, value: 'yes', paymentAmount: 0, selected: false, showOtherAnswer: false, rank: 0 }];
  return options.map((option) => ({ ...option, value: option.value ?? option.title }) as FieldOption);
}

/** The payment settings of a form from JSON. Throws `Error parsing the form schema` with the reasons. */
export function parsePayment(input: unknown): FormPayment {
  const parsed = paymentSchema(input);
  return parsed instanceof type.errors ? refuse(wordsOf(parsed)) : (parsed as FormPayment);
}
