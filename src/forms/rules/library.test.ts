import { expect, test } from 'vitest';

import { emailAddress } from '../../web/mail.ts';
import type { FieldRule } from '../definition.ts';
import { brokenRule, ruleLibrary } from './library.ts';
import type { RuleContext } from './rule.ts';

const answers: Record<string, string[]> = { other: ['same'], blank: [' '], empty: [] };
const context: RuleContext = {
  label: 'first name',
  isList: false,
  today: '2026-11-23',
  valuesOf: (id) => answers[id] ?? [],
  labelOf: (id) => `the ${id}`,
};
const check = (rule: FieldRule, value: string | string[], isList = false) =>
  brokenRule([rule], [value].flat(), { ...context, isList });

/** A rule, a value that it accepts, a value that it refuses, and the message. */
const rows: [rule: FieldRule, accepted: string | string[], refused: string | string[], message: string][] = [
  [['accepted'], 'yes', [], 'Please accept the first name.'],
  [['accepted'], 'true', 'no', 'Please accept the first name.'],
  [['accepted'], 'on', 'off', 'Please accept the first name.'],
  [['accepted'], '1', '0', 'Please accept the first name.'],
  [['accepted'], ['yes', '1'], ['yes', 'no'], 'Please accept the first name.'],
  [['alpha'], 'José', 'Jo3', 'First name can only contain alphabetical characters.'],
  [['alpha'], 'Jo', '3Jo', 'First name can only contain alphabetical characters.'],
  [['alpha'], ['Jo', 'José'], ['Jo', '3'], 'First name can only contain alphabetical characters.'],
  [['alphanumeric'], 'Jo3', 'Jo 3', 'First name can only contain letters and numbers.'],
  [['alphanumeric'], 'José', '-Jo', 'First name can only contain letters and numbers.'],
  [['alpha_spaces'], 'Jo Ann', 'Jo-Ann', 'First name can only contain letters and spaces.'],
  [['alpha_spaces'], 'José', '-Jo', 'First name can only contain letters and spaces.'],
  [['alpha_spaces'], 'Jo', 'Jo3', 'First name can only contain letters and spaces.'],
  [['between', 1, 5], '1', '0.9', 'First name must be between 1 and 5.'],
  [['between', 1, 5], '5.0', 'three', 'First name must be between 1 and 5.'],
  [['between', 1, 5], ['1', '5'], ['1', '6'], 'First name must be between 1 and 5.'],
  [['between', 1, 5], '5', '6', 'First name must be between 1 and 5.'],
  [['between', 5, 1], '1', '0', 'First name must be between 1 and 5.'],
  [['confirm', 'other'], 'same', 'different', 'First name does not match.'],
  [['confirm', 'other'], 'same', ['same', 'same'], 'First name does not match.'],
  [['contains_alpha'], '1é', '1!', 'First name must contain alphabetical characters.'],
  [['contains_alpha'], '1a', '12', 'First name must contain alphabetical characters.'],
  [['contains_alphanumeric'], '-1', '--', 'First name must contain letters or numbers.'],
  [['contains_alphanumeric'], '-é', '!', 'First name must contain letters or numbers.'],
  [['contains_alpha_spaces'], '1é', '1', 'First name must contain letters or spaces.'],
  [['contains_alpha_spaces'], '1 2', '12', 'First name must contain letters or spaces.'],
  [['contains_symbol'], 'a!', 'a1', 'First name must contain a symbol.'],
  [['contains_uppercase'], 'aB', 'ab', 'First name must contain an uppercase letter.'],
  [['contains_uppercase'], 'aÉ', 'é', 'First name must contain an uppercase letter.'],
  [['contains_lowercase'], 'Ab', 'AB', 'First name must contain a lowercase letter.'],
  [['contains_lowercase'], 'Aé', 'AÉ', 'First name must contain a lowercase letter.'],
  [['contains_numeric'], 'a1', 'ab', 'First name must contain numbers.'],
  [['date_after', '2026-01-02'], '2026-01-03', '2026-01-02', 'First name must be after Jan 2, 2026.'],
  [['date_after', '2026-01-02'], '1/3/2026', '1/2/2026', 'First name must be after Jan 2, 2026.'],
  [['date_after', '2026-01-02'], '2026-01-03', 'tomorrow', 'First name must be after Jan 2, 2026.'],
  [
    ['date_after', '2026-01-02'],
    ['2026-01-03', '2026-01-04'],
    ['2026-01-03', '2026-01-01'],
    'First name must be after Jan 2, 2026.',
  ],
  [['date_after'], '2026-11-24', '2026-11-23', 'First name must be in the future.'],
  [['date_before', '2026-01-02'], '2026-01-01', '2026-01-02', 'First name must be before Jan 2, 2026.'],
  [['date_before', '2026-01-02'], '2026-01-01', '2026-02-30', 'First name must be before Jan 2, 2026.'],
  [['date_before'], '2026-11-22', '2026-11-23', 'First name must be in the past.'],
  [
    ['date_between', '2026-01-02', '2026-02-02'],
    '2026-01-02',
    '2026-01-01',
    'First name must be between Jan 2, 2026 and Feb 2, 2026',
  ],
  [
    ['date_between', '2026-01-02', '2026-02-02'],
    '2026-02-02',
    '2026-02-03',
    'First name must be between Jan 2, 2026 and Feb 2, 2026',
  ],
  [['date_format'], '02/28/2026', '02/29/2026', 'First name is not a valid date, please use the format MM/DD/YYYY'],
  [
    ['date_format', 'YYYY-M-D'],
    '2026-2-3',
    '2026/2/3',
    'First name is not a valid date, please use the format YYYY-M-D',
  ],
  [
    ['date_format', 'DD.MM.YYYY'],
    '28.02.2026',
    '28x02x2026',
    'First name is not a valid date, please use the format DD.MM.YYYY',
  ],
  [
    ['date_format', 'D/M/YYYY'],
    '31/1/2026',
    '31/4/2026',
    'First name is not a valid date, please use the format D/M/YYYY',
  ],
  [
    ['date_format', 'DD.MM.YYYY'],
    '28.02.2026',
    '28.02x2026',
    'First name is not a valid date, please use the format DD.MM.YYYY',
  ],
  [
    ['date_format', 'D*M+YYYY?'],
    '1*2+2026?',
    '112026',
    'First name is not a valid date, please use the format D*M+YYYY?',
  ],
  [['date_format', 'today'], 'today', 'now', 'First name is not a valid date, please use the format today'],
  [['date_format', 'MM-DD'], '02-29', '02-30', 'First name is not a valid date, please use the format MM-DD'],
  [['date_format'], '02/28/2026', '2/28/2026', 'First name is not a valid date, please use the format MM/DD/YYYY'],
  [['date_format'], '02/28/2026', '02/28/26', 'First name is not a valid date, please use the format MM/DD/YYYY'],
  [['date_format'], '02/28/2026', 'on 02/28/2026', 'First name is not a valid date, please use the format MM/DD/YYYY'],
  [['date_format'], '12/31/2026', '02/28/2026x', 'First name is not a valid date, please use the format MM/DD/YYYY'],
  [
    ['date_format'],
    ['02/28/2026', '03/01/2026'],
    ['02/28/2026', 'x'],
    'First name is not a valid date, please use the format MM/DD/YYYY',
  ],
  [['email'], 'ü@b.co', 'a@b', 'Please enter a valid email address.'],
  [['email'], `a@${'b'.repeat(248)}.edu`, `a@${'b'.repeat(249)}.edu`, 'Please enter a valid email address.'],
  [['email'], `${'a'.repeat(64)}@b.edu`, `${'a'.repeat(65)}@b.edu`, 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', 'a\u0000@b.edu', 'Please enter a valid email address.'],
  [['email'], 'a.b+c@d-e.example.edu', 'a@b.c', 'Please enter a valid email address.'],
  [['email'], 'a@b-c.d1.edu', 'a b@c.edu', 'Please enter a valid email address.'],
  [['email'], 'a@1.edu', 'a@-b.edu', 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', '<a@b.edu>', 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', 'a@b.edu, c@d.edu', 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', 'a@b.e1', 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', 'a@b..edu', 'Please enter a valid email address.'],
  [['email'], 'a@b.edu', '@b.edu', 'Please enter a valid email address.'],
  [['email'], ['a@b.edu', 'c@d.edu'], ['a@b.edu', 'c'], 'Please enter a valid email address.'],
  [['ends_with', 1], 'a1', '1a', 'First name doesn’t end with 1.'],
  [['ends_with', 'a', 'b'], ['a', 'cab'], ['a', 'c'], 'First name doesn’t end with a or b.'],
  [['starts_with', 1], '1a', 'a1', 'First name doesn’t start with 1.'],
  [['starts_with', 'a', 'b'], ['a', 'ba'], ['a', 'c'], 'First name doesn’t start with a or b.'],
  [['ends_with', 'a', 'b'], 'cab', 'abc', 'First name doesn’t end with a or b.'],
  [['starts_with', 'a', 'b', 'c'], 'cab', 'dab', 'First name doesn’t start with a, b, or c.'],
  [['is', 'a', 1], '1', '2', 'First name is not an allowed value.'],
  [['is', 'a', 'b'], ['a', 'b'], ['a', 'c'], 'First name is not an allowed value.'],
  [['matches', '/^a$/i'], ['a', 'A'], ['a', 'b'], 'First name is not an allowed value.'],
  [['matches', 1], '1', '2', 'First name is not an allowed value.'],
  [['matches', '/a.b/s'], 'a\nb', 'ab', 'First name is not an allowed value.'],
  [['matches', 'x/y/'], 'x/y/', 'y', 'First name is not an allowed value.'],
  [['matches', '/y/x'], '/y/x', 'y', 'First name is not an allowed value.'],
  [['matches', '/^[A-Z]{2}\\d$/', 'x'], 'AB1', 'AB', 'First name is not an allowed value.'],
  [['matches', '/^[A-Z]{2}\\d$/', 'x'], 'x', 'y', 'First name is not an allowed value.'],
  [['not', 'a'], 'b', 'a', '“a” is not an allowed first name.'],
  [['not', 1], '2', '1', '“1” is not an allowed first name.'],
  [['not', 'a'], ['b', 'c'], ['b', 'a'], '“b, a” is not an allowed first name.'],
  [['length', 1], 'a', [], ''],
  [['length', 0, 2], '👩🎓', 'abc', 'First name must be less than or equal to 2 characters.'],
  [['length', 2, 2], 'ab', 'a', 'First name should be 2 characters long.'],
  [['length', 2], 'ab', 'a', 'First name must be greater than or equal to 2 characters.'],
  [['length', 3, 1], 'abc', 'abcd', 'First name must be between 1 and 3 characters.'],
  [['length', 1, 3], 'abc', 'abcd', 'First name must be between 1 and 3 characters.'],
  [['length', 1, 3], ['a', 'abc'], ['a', 'abcd'], 'First name must be between 1 and 3 characters.'],
  [['length', 0], '', [], ''],
  [['lowercase'], 'é', 'Ba', 'First name can only contain lowercase letters.'],
  [['uppercase'], 'É', 'Ba', 'First name can only contain uppercase letters.'],
  [['lowercase'], 'ab', 'aB', 'First name can only contain lowercase letters.'],
  [['uppercase'], 'AB', 'aB', 'First name can only contain uppercase letters.'],
  [['max', 5], '5', '6', 'First name must be no more than 5.'],
  [['between', 0, 5], '0', ' ', 'First name must be between 0 and 5.'],
  [['max', 5], '0', ' ', 'First name must be no more than 5.'],
  [['min', 0], '0', ' ', 'First name must be at least 0.'],
  [['max', 5], '-1', 'five', 'First name must be no more than 5.'],
  [['max', 5], ['5', '4'], ['4', '6'], 'First name must be no more than 5.'],
  [['min', 5], '6', 'five', 'First name must be at least 5.'],
  [['min', 5], ['5', '6'], ['6', '4'], 'First name must be at least 5.'],
  [['max'], '10', '11', 'First name must be no more than 10.'],
  [['min', 5], '5', '4', 'First name must be at least 5.'],
  [['min'], '1', '0', 'First name must be at least 1.'],
  [['number'], '1e3', 'ten', 'First name must be a number.'],
  [['number'], ['1', '2'], ['1', 'x'], 'First name must be a number.'],
  [['number'], '-4.5', ' ', 'First name must be a number.'],
  [['number'], '0x10', '1,000', 'First name must be a number.'],
  [['require_one', 'other'], [], [], ''],
  [['require_one', 'empty'], 'a', [], 'First name or The empty is required.'],
  [['require_one', 'empty', 'other'], [], [], ''],
  [['require_one', 'blank'], [], [], ''],
  [['require_one', 'empty'], ' ', [], 'First name or The empty is required.'],
  [['required'], ['', 'a'], ['', ''], 'First name is required.'],
  [['required'], ' ', [], 'First name is required.'],
  [['required', 'trim'], '0', ' ', 'First name is required.'],
  [['symbol'], '!', 'a!', 'First name must be a symbol.'],
  [['symbol'], '!?', '!a', 'First name must be a symbol.'],
  [['url'], 'http://example.edu', 'javascript:alert(1)', 'Please enter a valid URL.'],
  [['url'], 'https://example.edu/x', 'ftp://example.edu', 'Please enter a valid URL.'],
  [['url'], ['http://a.edu', 'http://b.edu'], ['http://a.edu', 'b'], 'Please enter a valid URL.'],
  [['url', 'ftp'], 'ftp://example.edu', 'https://example.edu', 'Please enter a valid URL.'],
];

test.each(rows)('%j accepts %j and refuses %j with "%s"', (rule, accepted, refused, message) => {
  expect(check(rule, accepted)).toBeUndefined();
  if (message) expect(check(rule, refused)).toBe(message);
});

test('mail can be sent to every address that the rule accepts', () => {
  const accepted = rows.flatMap(([[name], values]) => (name === 'email' ? [values].flat() : []));
  expect(accepted.filter((address) => !emailAddress.allows(address))).toEqual([]);
});

test('the length of 1 or more has its own message', () => {
  expect(ruleLibrary.get('length')?.message({ ...context, values: [] }, [1])).toBe(
    'First name must be at least one character.',
  );
});

test.each([
  [['max', 2], ['a', 'b'], ['a', 'b', 'c'], 'Cannot have more than 2 first name.'],
  [['min', 2], ['a', 'b'], ['a'], 'Cannot have fewer than 2 first name.'],
] as [FieldRule, string[], string[], string][])(
  '%j counts the options of a list',
  (rule, accepted, refused, message) => {
    expect(check(rule, accepted, true)).toBeUndefined();
    expect(check(rule, refused, true)).toBe(message);
  },
);

test('empty values satisfy every rule that does not check presence', () => {
  const checking = [...ruleLibrary].filter(([, rule]) => rule.checksEmpty).map(([name]) => name);
  expect(checking.sort()).toEqual(['accepted', 'require_one', 'required']);
  for (const name of ruleLibrary.keys())
    if (!checking.includes(name))
      for (const empty of [[], ['']]) expect(check([name, 'other'], empty, true), name).toBeUndefined();
});

test('a rule takes as many parameters as it needs', () => {
  const taken = new Map([...ruleLibrary].map(([name, { takes = [0, 0] }]) => [name, takes]));
  const [none, upToOne, one, two] = ['0 to 0', '0 to 1', '1 to 1', '2 to 2'];
  const expected: Record<string, string | undefined> = {
    ...{ required: upToOne, require_one: '1 to 20', confirm: one, between: two, max: upToOne, min: upToOne },
    ...{ url: '0 to 10', length: '0 to 2', starts_with: '1 to 50', ends_with: '1 to 50', is: '1 to 200' },
    ...{ matches: '1 to 50', not: '1 to 200', date_after: upToOne, date_before: upToOne, date_between: two },
    date_format: upToOne,
  };
  for (const [name, [least, most]] of taken) expect(`${least} to ${most}`, name).toBe(expected[name] ?? none);
});

test('only rules that compare fields take ids of fields', () => {
  expect([...ruleLibrary].filter(([, { ofFields }]) => ofFields).map(([name]) => name)).toEqual([
    'require_one',
    'confirm',
  ]);
});

test.each([
  'Jan 31, 2026',
  'Feb 28, 2026',
  'Mar 31, 2026',
  'Apr 30, 2026',
  'May 31, 2026',
  'Jun 30, 2026',
  'Jul 31, 2026',
  'Aug 31, 2026',
  'Sep 30, 2026',
  'Oct 31, 2026',
  'Nov 30, 2026',
  'Dec 31, 2026',
])('the message of a date rule prints the date %s', (printed) => {
  const date = `2026-${new Date(printed).toLocaleDateString('en-CA').slice(5)}`;
  expect(check(['date_before', date], '2027-01-01')).toBe(`First name must be before ${printed}.`);
});

test('an unknown rule is an error', () => {
  expect(() => check(['unknown'], 'a')).toThrow(new Error('Unknown rule: unknown'));
});

test('every ASCII punctuation mark is a symbol, and no letter or digit', () => {
  const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index));
  const symbols = characters.filter((each) => check(['symbol'], each) === undefined).join('');
  expect(symbols).toBe('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
});

test('every rule of the library is in this table', () => {
  const tested = new Set(rows.map(([[name]]) => name));
  expect([...ruleLibrary.keys()].filter((name) => !tested.has(name))).toEqual([]);
  expect(ruleLibrary.size).toBe(33);
});
