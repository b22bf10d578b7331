import { type Type, type } from 'arktype';

import { hexColor } from '../../domain/tenant.ts';
import { decodeEntities } from '../../web/entities.ts';
import { followable, linkKind } from '../../web/links.ts';
import { isStorableJson, unstorable } from '../../web/storable-text.ts';
import { createField, type FieldOptions, mustBe, parsing } from './field.ts';

const string = type('string');
const same = <Value>(value: Value): Value => value;

/** A trimmed line of 1 to `max` characters. */
export const text = (label: string, { max = 200, ...options }: FieldOptions & { max?: number } = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'text',
    storage: { as: 'text', rule: { notBlank: true } },
    read: parsing(
      string.narrow((input) => input.trim() !== '' && input.length <= max).describe(`a text of 1 to ${max} characters`),
      (input) => decodeEntities(input).trim(),
    ),
    schema: string,
    toResponse: same,
  });

/** A text that matches `form`; `expected` describes it in errors. */
export const pattern = (label: string, form: RegExp, expected: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'text',
    storage: { as: 'text', rule: { matches: form } },
    read: parsing(type(form).describe(expected), same),
    schema: string,
    toResponse: same,
  });

const yesNoWords = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

/** Yes or no; in JSON also true or false. */
export const yesNo = (label: string, options: FieldOptions = {}) =>
  createField<boolean>({
    ...options,
    label,
    control: 'checkbox',
    storage: { as: 'boolean' },
    read: (input) => yesNoWords.get(String(input)) ?? mustBe('yes or no'),
    cell: (stored) => (stored ? 'yes' : 'no'),
    schema: type('boolean'),
    toResponse: same,
  });

/** The largest value of a column of type integer. */
const maxInteger = 2_147_483_647;

type IntegerOptions = FieldOptions & {
  min?: number;
  max?: number;
  /** The only values allowed. */
  values?: readonly number[];
};

/** A whole number from `min` to `max`. */
export const integer = (label: string, { min = 0, max = maxInteger, values, ...options }: IntegerOptions = {}) =>
  createField<number>({
    ...options,
    label,
    control: 'number',
    storage: { as: 'integer', rule: values ? { oneOf: values } : { min, ...(max < maxInteger && { max }) } },
    read: (input) => {
      // colleges' files contain "31,500"
      const isWritten = typeof input === 'string' && /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(input);
      const number = isWritten ? Number(input.replaceAll(',', '')) : input;
      const fits = typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max;
      if (!fits) return mustBe(`a whole number from ${min} to ${max}`);
      return !values || values.includes(number) ? number : mustBe(`one of ${values.join(', ')}`);
    },
    schema: type('number.integer'),
    toResponse: same,
  });

/** A number from `min` to `max`, with decimals. */
export const decimal = (label: string, { min, max, ...options }: FieldOptions & { min: number; max: number }) =>
  createField<number>({
    ...options,
    label,
    control: 'number',
    storage: { as: 'decimal', rule: { min, max } },
    read: (input) => {
      const number = typeof input === 'string' && /^-?\d{1,9}(?:\.\d{1,12})?$/.test(input) ? Number(input) : input;
      const fits = typeof number === 'number' && number >= min && number <= max;
      return fits ? number : mustBe(`a number from ${min} to ${max}`);
    },
    schema: type('number'),
    toResponse: same,
  });

/** A calendar year. */
export const year = (label: string, options: FieldOptions = {}) => integer(label, { ...options, min: 1600, max: 2200 });

type ChoiceOptions = FieldOptions & {
  /** The list grows with the code, so the database does not check it. */
  isOpen?: true;
};

/** One of several words. */
export const choice = <const Value extends string>(
  label: string,
  values: readonly Value[],
  { isOpen, ...options }: ChoiceOptions = {},
) =>
  createField<Value>({
    ...options,
    label,
    control: 'select',
    options: values,
    storage: { as: 'text', rule: isOpen ? {} : { oneOf: values } },
    read: (input) => values.find((value) => value === input) ?? mustBe(`one of ${values.join(', ')}`),
    schema: type.enumerated(...values) as Type<Value>,
    toResponse: same,
  });

/** A color such as `#13294b`, stored in lowercase. */
export const color = (label: string, options: FieldOptions = {}) =>
  createField<string>({
    ...options,
    label,
    control: 'color',
    storage: { as: 'text', rule: { matches: /^#[0-9a-fA-F]{6}$/ } },
    read: parsing(hexColor, (input) => input.toLowerCase()),
    schema: string,
    toResponse: same,
  });

const linkAddress = type('string <= 2000')
  .narrow((address) => {
    if (/\s/.test(address) || linkKind(address).type === 'refused') return false;
    return /^\/(?![/\\])/.test(address) || URL.canParse(address);
  })
  .describe('a path of the site such as /sports/football or a whole address such as https://tickets.example.edu');

const webAddress = type('string <= 2000')
  .narrow((address) => ['https:', 'http:'].includes(URL.parse(address)?.protocol ?? ''))
  .describe('a whole address such as https://tickets.example.edu/season');

const address =
  (schema: Type<string>) =>
  (label: string, options: FieldOptions = {}) =>
    createField<string, string | null>({
      ...options,
      label,
      control: 'url',
      storage: { as: 'text' },
      read: parsing(schema, same),
      schema: type('string | null'),
      toResponse: followable,
    });

/** A path on the site, or a URL with an allowed scheme. */
export const link = address(linkAddress);

/** An http or https URL. */
export const web = address(webAddress);

/** `parse` accepts more than the schema, which describes what is stored. */
type JsonOptions<Value> = FieldOptions & { parse?: (value: unknown) => Value | type.errors };

/** An object or a list: JSON text in an option, a JSON value in a file. */
export const json = <Value extends object>(
  label: string,
  schema: Type<Value>,
  { parse = schema as (value: unknown) => Value | type.errors, ...options }: JsonOptions<Value> = {},
) =>
  createField<Value>({
    ...options,
    label,
    control: 'json',
    storage: { as: 'json' },
    read: parsing((input) => parse(typeof input === 'string' ? parseJson(input) : input), same),
    cell: (stored) => (Object.keys(stored).length === 0 ? '' : JSON.stringify(stored)),
    schema,
    toResponse: same,
  });

function parseJson(text: string): unknown {
  if (!isStorableJson(text)) return mustBe(`without ${unstorable}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    return mustBe(`JSON: ${error instanceof Error ? error.message : error}`);
  }
}
