import { matchesParameter } from './pattern.ts';
import { capitalized, numbersOf, type Rule, type RuleParameter } from './rule.ts';

const or = new Intl.ListFormat('en-US', { type: 'disjunction' });
const listed = (parameters: readonly RuleParameter[]): string => or.format(parameters.map(String));

const email = /^[^\s\p{Cc}@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,}$/u;
const webSchemes = ['http', 'https'];

/** Counts characters as people do: an emoji is one. */
const lengthOf = (value: string): number => [...value].length;

function lengthText(least: number, most: number): string {
  if (least === 1 && most === Number.POSITIVE_INFINITY) return 'must be at least one character.';
  if (least === 0 && most < Number.POSITIVE_INFINITY) return `must be less than or equal to ${most} characters.`;
  if (least === most) return `should be ${most} characters long.`;
  if (most === Number.POSITIVE_INFINITY) return `must be greater than or equal to ${least} characters.`;
  return `must be between ${least} and ${most} characters.`;
}

const limits = (parameters: readonly RuleParameter[]): [least: number, most: number] => {
  const [first = 0, second = Number.POSITIVE_INFINITY] = numbersOf(parameters);
  return [Math.min(first, second), Math.max(first, second)];
};

export const textRules = {
  email: {
    accepts: (values) => values.every((value) => value.length <= 254 && email.test(value)),
    message: () => 'Please enter a valid email address.',
  },
  url: {
    takes: [0, 10],
    accepts: (values, schemes) =>
      values.every((value) => {
        const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : '';
        return (schemes.length > 0 ? schemes : webSchemes).includes(scheme);
      }),
    message: () => 'Please enter a valid URL.',
  },
  length: {
    takes: [0, 2],
    accepts: (values, parameters) => {
      const [least, most] = limits(parameters);
      return values.every((value) => lengthOf(value) >= least && lengthOf(value) <= most);
    },
    message: ({ label }, parameters) => `${capitalized(label)} ${lengthText(...limits(parameters))}`,
  },
  starts_with: {
    takes: [1, 50],
    accepts: (values, starts) => values.every((value) => starts.some((start) => value.startsWith(String(start)))),
    message: ({ label }, starts) => `${capitalized(label)} doesn’t start with ${listed(starts)}.`,
  },
  ends_with: {
    takes: [1, 50],
    accepts: (values, ends) => values.every((value) => ends.some((end) => value.endsWith(String(end)))),
    message: ({ label }, ends) => `${capitalized(label)} doesn’t end with ${listed(ends)}.`,
  },
  is: {
    takes: [1, 200],
    accepts: (values, allowed) => values.every((value) => allowed.map(String).includes(value)),
    message: ({ label }) => `${capitalized(label)} is not an allowed value.`,
  },
  matches: {
    takes: [1, 50],
    accepts: (values, allowed) =>
      values.every((value) => allowed.some((each) => matchesParameter(value, String(each)))),
    message: ({ label }) => `${capitalized(label)} is not an allowed value.`,
  },
  not: {
    takes: [1, 200],
    accepts: (values, refused) => !values.some((value) => refused.map(String).includes(value)),
    message: ({ label, values }) => `“${values.join(', ')}” is not an allowed ${label}.`,
  },
} as const satisfies Record<string, Rule>;

const symbols = '!-/:-@\\[-`{-~';

const everyValue = (form: RegExp, message: string): Rule => ({
  accepts: (values) => values.every((value) => form.test(value)),
  message: ({ label }) => `${capitalized(label)} ${message}`,
});

export const characterRules = {
  alpha: everyValue(/^\p{L}+$/u, 'can only contain alphabetical characters.'),
  alphanumeric: everyValue(/^[0-9\p{L}]+$/u, 'can only contain letters and numbers.'),
  alpha_spaces: everyValue(/^[\p{L} ]+$/u, 'can only contain letters and spaces.'),
  contains_alpha: everyValue(/\p{L}/u, 'must contain alphabetical characters.'),
  contains_alphanumeric: everyValue(/[0-9\p{L}]/u, 'must contain letters or numbers.'),
  contains_alpha_spaces: everyValue(/[\p{L} ]/u, 'must contain letters or spaces.'),
  contains_symbol: everyValue(new RegExp(`[${symbols}]`), 'must contain a symbol.'),
  contains_uppercase: everyValue(/\p{Lu}/u, 'must contain an uppercase letter.'),
  contains_lowercase: everyValue(/\p{Ll}/u, 'must contain a lowercase letter.'),
  contains_numeric: everyValue(/\d/, 'must contain numbers.'),
  lowercase: everyValue(/^\p{Ll}+$/u, 'can only contain lowercase letters.'),
  uppercase: everyValue(/^\p{Lu}+$/u, 'can only contain uppercase letters.'),
  symbol: everyValue(new RegExp(`^[${symbols}]+$`), 'must be a symbol.'),
} as const satisfies Record<string, Rule>;
