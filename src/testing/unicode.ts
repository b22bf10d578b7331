import fc from 'fast-check';

/** The general categories of Unicode, except surrogates, which are no characters. */
export const unicodeCategories =
  'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'.split(' ');

const lastCodePoint = 0x10ffff;
const blockSize = 0x8000;

let blocks: string[] | undefined;

/** All code points in order, in blocks. */
const everyCharacter = (): string[] => {
  blocks ??= Array.from({ length: Math.ceil(lastCodePoint / blockSize) }, (_, block) =>
    String.fromCodePoint(...Array.from({ length: blockSize }, (_, index) => block * blockSize + index)),
  );
  return blocks;
};

/** All characters of a category that Postgres stores: without NUL. */
function charactersOf(category: string): string[] {
  const pattern = new RegExp(`\\p{${category}}`, 'gu');
  const found = everyCharacter().flatMap((block) => block.match(pattern) ?? []);
  return found.filter((character) => character !== '\0');
}

/** Text with characters of every category with equal probability, and with those that formats and programs treat in their own way. */
export function unicodeText(): fc.Arbitrary<string> {
  const categories = unicodeCategories.map((category) => {
    const characters = charactersOf(category);
    return fc.nat({ max: characters.length - 1 }).map((index) => characters[index] ?? '');
  });
  const special = fc.constantFrom(
    '\n',
    '\r',
    '\u2028',
    '\u2029',
    '\u0085',
    '"',
    '\\',
    '\\u2028',
    '\x7f',
    '\ufeff',
    '😀',
  );
  const character = fc.oneof(...categories, { arbitrary: special, weight: 3 });
  return fc.array(character, { maxLength: 12 }).map((characters) => characters.join(''));
}
