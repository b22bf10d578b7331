import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createLinearPattern } from './linear-pattern.ts';

const characters = ['a', 'b', 'K', '0', '_', '-', ' ', '\n', '\r', '\u00a0', '\u2028', 'é', 'ß', '中', '😀'];
const escaped = (character: string) => (character === '-' ? '\\-' : character);
const literal = fc.constantFrom(...characters);
const set = fc.constantFrom('\\d', '\\D', '\\w', '\\W', '\\s', '\\S');
const characterClass = fc
  .record({
    negated: fc.boolean(),
    members: fc.array(
      fc.oneof(literal.map(escaped), set, fc.constantFrom('a-z', '0-9', '\\u0000-\\uffff', '\\x41-\\x5a', '\\b', '.')),
      {
        maxLength: 3,
      },
    ),
  })
  .map(({ negated, members }) => `[${negated ? '^' : ''}${members.join('')}]`);
const quantifiers = ['', '', '*', '+', '?', '{2}', '{1,2}', '{0,}', '*?', '+?'];
const { expression } = fc.letrec<{ expression: string; term: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    literal,
    set,
    fc.constantFrom('.', '\\u0061', '\\x62', '\\cJ', '\\n', '\\0'),
    characterClass,
    tie('expression').map((inner) => `(?:${inner})`),
    tie('expression').map((inner) => `(${inner})`),
  ),
  term: fc.oneof(
    fc.tuple(tie('atom'), fc.constantFrom(...quantifiers)).map(([atom, quantifier]) => atom + quantifier),
    fc.constantFrom('^', '$', '\\b', '\\B'),
  ),
  expression: fc
    .array(fc.array(tie('term'), { maxLength: 3 }), { minLength: 1, maxLength: 2 })
    .map((alternatives) => alternatives.map((terms) => terms.join('')).join('|')),
}));
const conditions = fc.array(
  fc.tuple(fc.constantFrom('(?=', '(?!'), expression).map(([open, inner]) => `${open}${inner})`),
  { maxLength: 2 },
);
const text = fc.array(fc.constantFrom(...characters), { maxLength: 6 }).map((parts) => parts.join(''));

/** Undefined if browsers refuse the expression. */
const compiled = (source: string, flags: string): RegExp | undefined => {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
};

test('an expression accepts the texts that it accepts in a browser', () => {
  fc.assert(
    fc.property(
      expression,
      conditions,
      fc.constantFrom('', 's', 'u', 'su'),
      fc.array(text),
      (rest, leading, flags, texts) => {
        const source = leading.length > 0 ? `^${leading.join('')}(?:${rest})` : rest || '(?:)';
        fc.pre(!/\{2\}|\{1,2\}/.test(source) || source.length < 60);
        const native = compiled(source, flags);
        if (!native) return expect(() => createLinearPattern(source, flags)).toThrow('is not a regular expression');
        const linear = createLinearPattern(source, flags);
        // V8 also tries `\B` between the halves of a surrogate pair, which the standard does not with the flag
        const isSplit = (each: string) => flags.includes('u') && source.includes('\\B') && each.includes('😀');
        for (const each of texts.filter((one) => !isSplit(one)))
          expect([source, flags, each, linear.test(each)]).toEqual([source, flags, each, native.test(each)]);
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['^[A-Z]{2}\\d{5}$', '', ['AB12345'], ['ab12345', 'AB1234', 'xAB12345']],
  ['^[a-z]+$', 'i', ['Abc'], ['A1']],
  ['^b', 'm', ['a\nb'], ['ab']],
  ['a.b', 's', ['a\nb'], ['ab']],
  ['^.$', 'u', ['😀'], ['😀😀']],
  ['^.$', '', ['a'], ['😀']],
  ['^\\p{Lu}\\p{L}*$', 'u', ['Élan', 'Ωmega'], ['élan', 'E1']],
  ['^\\p{Script=Greek}+$', 'u', ['αβγ'], ['abc']],
  ['^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$', '', ['abcdefg1'], ['abcdefgh', 'abc 1234', 'abc1']],
  ['^(\\([0-9]{3}\\)|[0-9]{3}-)[0-9]{3}-[0-9]{4}$', '', ['(919)555-0100', '919-555-0100'], ['919555-0100']],
  ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', '', ['a@b.edu'], ['a@b', 'a b@c.edu']],
  ['[]', '', [], ['', 'a']],
  ['^[^]$', '', ['\n'], ['']],
])('/%s/%s accepts %j and not %j', (source, flags, accepted, refused) => {
  const native = new RegExp(source, flags);
  const pattern = createLinearPattern(source, flags);
  for (const each of accepted) expect([each, pattern.test(each), native.test(each)]).toEqual([each, true, true]);
  for (const each of refused) expect([each, pattern.test(each), native.test(each)]).toEqual([each, false, false]);
});

describe('an expression that takes exponential time in JavaScript is matched with ten thousand characters in little time', () => {
  test.each([
    '(a+)+$',
    '^(a|a)*$',
    '(a|aa)+$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^(a*)*b',
    '(?:\\w+\\s?)*!$',
    '(a?){40}a{40}$',
    'a*a*a*a*a*b',
  ])('%s', (source) => {
    const pattern = createLinearPattern(source);
    const started = performance.now();
    expect(pattern.test(`${'a'.repeat(10_000)}\n`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

test.each([
  ['(', 'is not a regular expression'],
  ['a(?<=b)', 'contains the lookaround (?<=b), for which there is no fast way to match'],
  ['(?<x>a)\\k<x>', 'contains the back reference \\k<x>, for which there is no fast way to match'],
  ['\\p{Nonsense}', 'is not a regular expression'],
  ['\\p{Letter}', 'contains a character property that is not supported; use a short name such as \\p{L}'],
  ['a'.repeat(2001), 'is longer than 2000 characters'],
  ['(?i:a)', 'contains (?i:a), for which there is no fast way to match'],
  ['a{1001}', 'repeats too much; at most 1000 repetitions are possible'],
  ['(?:a{1000}){1000}', 'repeats too much; at most 1000 repetitions are possible'],
])('/%s/ %s', (source, message) => {
  expect(() => createLinearPattern(source, source.includes('\\p') ? 'u' : '')).toThrow(new Error(message));
});
