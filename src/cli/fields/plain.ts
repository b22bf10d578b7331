import { type } from 'arktype';
import { linkKind } from '../../domain/links.ts';
import { hexColor } from '../../domain/tenant.ts';
import { type Field, field, mustBe } from './field.ts';

export function text(description: string, { longest = 200 } = {}): Field<string> {
  const given = type('string')
    .narrow((given) => given.trim() !== '' && given.length <= longest)
    .describe(`a text of 1 to ${longest} characters`);
  return field({ value: '<text>', description, given, read: (given) => given.trim() });
}

/** A text of a form that `expected` describes. */
export function pattern(description: string, form: RegExp, expected: string): Field<string> {
  const given = type(form).describe(expected);
  return field({ value: '<name>', description, given, read: (given) => given });
}

const words = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

export const yesNo = (description: string): Field<boolean> => ({
  value: '<yes|no>',
  description,
  read: (given) => words.get(String(given)) ?? mustBe('yes or no'),
  cell: (stored) => (stored ? 'yes' : 'no'),
});

export const wholeNumber = (description: string, from: number, to: number): Field<number> => ({
  value: '<number>',
  description,
  read: (given) => {
    const number = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
    const fits = typeof number === 'number' && Number.isInteger(number) && number >= from && number <= to;
    return fits ? number : mustBe(`a whole number from ${from} to ${to}`);
  },
});

export const choice = <const Value extends string>(description: string, values: readonly Value[]): Field<Value> => ({
  value: `<${values.join('|')}>`,
  description,
  read: (given) => values.find((value) => value === given) ?? mustBe(`one of ${values.join(', ')}`),
});

export const colour = (description: string): Field<string> =>
  field({ value: '<colour>', description, given: hexColor, read: (given) => given.toLowerCase() });

const linkAddress = type('string <= 2000')
  .narrow((address) => {
    if (/\s/.test(address) || linkKind(address).type === 'refused') return false;
    return /^\/(?![/\\])/.test(address) || URL.canParse(address);
  })
  .describe('a path of the site such as /sports/football or a whole address such as https://tickets.example.edu');

/** Where a link leads: a path of the site, or an address of the schemes a link may have. */
export const link = (description: string): Field<string> =>
  field({ value: '<address>', description, given: linkAddress, read: (given) => given });

const webAddress = type('string <= 2000')
  .narrow((address) => ['https:', 'http:'].includes(URL.parse(address)?.protocol ?? ''))
  .describe('a whole address such as https://tickets.example.edu/season');

export const web = (description: string): Field<string> =>
  field({ value: '<address>', description, given: webAddress, read: (given) => given });

/** An object: written as JSON on the command line, as it is in a JSON file. */
export const json = <Value extends object>(
  description: string,
  schema: (value: unknown) => Value | type.errors,
): Field<Value> =>
  field({
    value: '<json>',
    description,
    given: (given) => schema(typeof given === 'string' ? parseJson(given) : given),
    read: (given) => given,
    cell: (stored) => (Object.keys(stored).length === 0 ? '' : JSON.stringify(stored)),
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return mustBe(`JSON: ${error instanceof Error ? error.message : error}`);
  }
}
