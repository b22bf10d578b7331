import { plainLatin } from './slug.ts';

export type PersonName = { firstName: string; lastName: string };

const suffix = /^(?:jr\.?|sr\.?|ii|iii|iv|v)$/i;

/** Reads "Last, First", "Last,First", "LAST, First" and "First Last"; a trailing Jr. or III stays with the last name. */
export function parsePersonName(text: string): PersonName {
  const clean = text.replace(/\s+/g, ' ').trim();
  const comma = clean.indexOf(',');
  if (comma >= 0) {
    const [last, rest] = [clean.slice(0, comma).trim(), clean.slice(comma + 1).trim()];
    const parts = rest.split(/(?<!\s)\s*,\s*/);
    if (parts.length > 1 && suffix.test(parts[0] ?? '')) {
      return { firstName: titleCase(parts.slice(1).join(' ')), lastName: `${titleCase(last)} ${parts[0]}` };
    }
    return { firstName: titleCase(rest), lastName: titleCase(last) };
  }
  const words = clean.split(' ');
  if (words.length === 1) return { firstName: '', lastName: titleCase(clean) };
  const tail = suffix.test(words.at(-1) ?? '') && words.length > 2 ? 2 : 1;
  return { firstName: titleCase(words.slice(0, -tail).join(' ')), lastName: titleCase(words.slice(-tail).join(' ')) };
}

/** Only the letters, in lowercase, for comparing names from different scorers. */
export function nameKey({ firstName, lastName }: PersonName): string {
  return plainLatin(`${lastName}|${firstName}`).replace(/[^a-z|]/g, '');
}

/** Converts an all-capitals surname to title case: "DIRENZO" -> "Direnzo"; mixed case and two-letter initials ("AJ") stay. */
function titleCase(name: string): string {
  return name
    .split(' ')
    .map((word) =>
      word.length > 2 && word === word.toUpperCase() && /\p{L}{3}/u.test(word) && !suffix.test(word)
        ? word.toLowerCase().replace(/(^|[-'’.])\p{L}/gu, (start) => start.toUpperCase())
        : word,
    )
    .join(' ');
}
