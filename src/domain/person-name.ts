import { plainLatin } from '../web/slug.ts';

export type PersonName = { firstName: string; lastName: string };

const suffix = /^(?:jr|sr|ii|iii|iv|v)\.?$/i;
/** Without those that are last names as well: Do, Ma. */
const degree = /^(?:ph\.?d|ed\.?d|psy\.?d|m\.?d|j\.?d|d\.?d\.?s|d\.?v\.?m|dpt|mba|esq)\.?$/i;
/** "Ph. D." */
const dividedDegree = /\b(ph|ed|psy)\.\s+(d\b\.?)(?=\s*(?:,|$))/gi;
/** Titles that are also initials: "Smith, V.", "Jones, MD". */
const initials = /^(?:v|m\.?d|j\.?d)\.?$/i;
const isTitle = (word: string): boolean => suffix.test(word) || degree.test(word);

/** Words that begin a last name of several words: De La Cruz, Van Der Berg, St. John. */
const particle =
  /^(?:al|bin|da|das|de|del|della|den|der|di|dos|du|el|ibn|la|las|le|los|mac|mc|saint|san|santa|st\.?|ste\.?|te|ten|ter|van|vande|vander|von|zu)$/i;

/** Single quotes enclose a nickname only at the ends of words; elsewhere they are apostrophes. */
const quoted = /["“”„(]([^"“”„()]+)["“”)]|(?<!\p{L})['‘’]([^'‘’]+)['‘’](?!\p{L})/gu;

/**
 * Reads "Last, First", "Last,First", "LAST, First" and "First Last". Jr., III and degrees such as PhD stay with the last name, with or
 * without commas.
 */
export function parsePersonName(text: string): PersonName {
  const clean = text.replace(/\s+/g, ' ').replace(dividedDegree, '$1.$2').trim();
  const parts = clean
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [whole = '', ...rest] = parts;
  const words = whole.split(' ');
  const isInitials = divideName(words).firstName === '' && rest.length === 1 && initials.test(rest[0] ?? '');
  const titles = isInitials ? [] : rest.filter((part) => part.split(' ').every(isTitle));
  const firsts = rest.filter((part) => !titles.includes(part));
  const { firstName, lastName } =
    firsts.length > 0 ? { firstName: firsts.join(', '), lastName: whole } : divideName(words);
  return { firstName: titleCase(firstName), lastName: [titleCase(lastName), ...titles].join(' ') };
}

function divideName(words: readonly string[]): PersonName {
  const start = lastNameStart(words);
  return { firstName: words.slice(0, start).join(' '), lastName: words.slice(start).join(' ') };
}

function lastNameStart(words: readonly string[]): number {
  let end = words.length;
  while (end > 1 && isTitle(words[end - 1] ?? '')) end--;
  // "Anna V"
  if (end === 1 && words.length === 2 && initials.test(words[1] ?? '')) return 1;
  const first = words.findIndex((word, index) => index > 0 && index < end - 1 && particle.test(word));
  return first < 0 ? end - 1 : first;
}

/**
 * Only the letters of the whole name, in lowercase, for comparing names from different scorers, who divide names of several
 * words differently. Nicknames in quotes are left out.
 */
export function nameKey({ firstName, lastName }: PersonName): string {
  return letters(`${withoutNickname(firstName)} ${withoutNickname(lastName)}`);
}

const letters = (text: string): string => plainLatin(text).replace(/[^\p{L}]/gu, '');
const withoutNickname = (text: string): string => text.replace(quoted, ' ');

const suffixOf = ({ lastName }: PersonName): string =>
  lastName
    .split(/[\s,]+/)
    .filter((word, index) => index > 0 && suffix.test(word))
    .map(letters)
    .join('');

const withoutSuffix = ({ firstName, lastName }: PersonName): PersonName => ({
  firstName,
  lastName: lastName
    .split(/[\s,]+/)
    .filter((word, index) => index === 0 || !isTitle(word))
    .join(' '),
});

/** The forms in which a name may be printed: either order, without suffix, and with a nickname as the first name. */
function nameForms(name: PersonName): Set<string> {
  const { firstName, lastName } = withoutSuffix(name);
  const nicknames = [...firstName.matchAll(quoted)].map(([, nickname, single]) => nickname ?? single ?? '');
  const firsts = [withoutNickname(firstName), ...nicknames].map(letters);
  const last = letters(withoutNickname(lastName));
  return new Set(firsts.flatMap((first) => [first + last, last + first]));
}

/** Finds the names that may be one person's, in a list that is searched many times. */
export function createNameIndex<Named extends PersonName>(named: readonly Named[]) {
  const byKey = Map.groupBy(named, nameKey);
  const byForm = Map.groupBy(
    named.flatMap((one) => [...nameForms(one)].map((form) => [form, one] as const)),
    ([form]) => form,
  );
  return {
    /** With the same letters in the same order. */
    equal: (name: PersonName): readonly Named[] => byKey.get(nameKey(name)) ?? [],
    /** Also in another order, without suffix, or with a nickname (see `isSameName`). */
    same: (name: PersonName): Named[] => {
      const found = [...nameForms(name)].flatMap((form) => (byForm.get(form) ?? []).map(([, one]) => one));
      return [...new Set(found)].filter((one) => isSameName(one, name));
    },
  };
}

/** Whether two names may be one person's, written in another order, with or without a suffix or a nickname. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const suffixes = [suffixOf(one), suffixOf(other)].filter(Boolean);
  if (suffixes.length === 2 && suffixes[0] !== suffixes[1]) return false;
  return !nameForms(one).isDisjointFrom(nameForms(other));
}

/** Whether one of two names is the other with its first names cut to initials: "M. Swarm", "MK O'Brien-Smith". */
export function isCutName(one: PersonName, other: PersonName): boolean {
  return isCutOf(one, other) || isCutOf(other, one);
}

function isCutOf(cut: PersonName, whole: PersonName): boolean {
  const initials = letters(cut.firstName);
  const last = letters(withoutSuffix(cut).lastName);
  const { firstName, lastName } = withoutSuffix(whole);
  const words = `${withoutNickname(firstName)} ${lastName}`
    .split(/[\s-]+/)
    .map(letters)
    .filter(Boolean);
  // the cut name may divide a name of several words elsewhere
  const start = words.findIndex((_, index) => words.slice(index).join('') === last);
  if (start < 0 || initials.length > 3) return false;
  if (initials.length <= 1) return words.slice(0, start).join('').startsWith(initials);
  return (
    words
      .slice(0, start)
      .map((word) => word.charAt(0))
      .join('') === initials
  );
}

/** Whether two names differ by so few letters that one may be a misspelling of the other: "Nickolson", "Nicholson". */
export function isNearName(one: PersonName, other: PersonName): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  return a !== b && distance(a, b) <= (Math.min(a.length, b.length) < 12 ? 1 : 2);
}

/** The number of letters to add, remove, replace or swap with the next one. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = Number(row[j - 1]) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        change,
        Number(row[j]) + 1,
        Number(next[j - 1]) + 1,
        isSwap ? Number(before[j - 2]) + 1 : change,
      );
    }
    [before, row] = [row, next];
  }
  return Number(row[b.length]);
}

/** Converts capitals to title case: "DIRENZO" -> "Direnzo", "DE LA" -> "De La"; mixed case and two-letter initials ("AJ", "AL") stay. */
function titleCase(name: string): string {
  const words = name.split(' ');
  return words
    .map((word) =>
      word === word.toUpperCase() &&
      (/\p{L}{3}/u.test(word) || (words.length > 1 && /^\p{L}{2}/u.test(word) && particle.test(word))) &&
      !isTitle(word)
        ? word.toLowerCase().replace(/(^|[-'’.])\p{L}/gu, (start) => start.toUpperCase())
        : word,
    )
    .join(' ');
}
