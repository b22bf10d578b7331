import { capitalized, type Rule } from './rule.ts';

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
