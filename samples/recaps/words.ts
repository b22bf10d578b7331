const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** A whole number as newspapers write it: "seven", "12". */
export const inWords = (count: number): string => small[count] ?? String(count);

/** "third", "21st". */
export const ordinalWord = (place: number): string =>
  ordinals[place - 1] ?? `${place}${endings[rules.select(place)] ?? 'th'}`;

/** "twice", "five times". */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${inWords(count)} times`;

/** "a touchdown", "three touchdowns", "14 carries". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}` : `${inWords(count)} ${many}`;

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** "a 34-yard run", "an 8-yard run", "an eight-run inning", with the article of the number as it is spoken. */
export const withArticle = (text: string): string => `${/^(?:8|1[18](?!\d)|[aeiu])/.test(text) ? 'an' : 'a'} ${text}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
