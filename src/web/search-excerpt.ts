/** A segment of an excerpt; `isMatch` marks a search term. */
export type MarkedPart = { text: string; isMatch: boolean };

/** Maximum characters of an excerpt, and before its first match. */
const length = 260;
const lead = 70;
/** Matches considered in a long text. */
const maxMatches = 50;

/**
 * The part of a plain text in which most of the terms are close together, with the matching words marked; undefined
 * without a match. `terms` are normalized, see `searchTerms`. A word matches a term that begins it or has the same stem.
 */
export function excerptOf(text: string, terms: readonly string[]): MarkedPart[] | undefined {
  // in decomposed form, an accent is a separate character, which the pattern skips
  const plain = text.normalize('NFD').replace(/\s+/g, ' ').trim();
  const found = [...plain.matchAll(matching(terms)).take(maxMatches)];
  const starts = found.map(({ index }) => index);
  const densest = starts.toSorted((a, b) => closeTo(starts, b) - closeTo(starts, a) || a - b)[0];
  if (densest === undefined) return undefined;
  const start = densest > lead ? Math.max(plain.lastIndexOf(' ', densest - lead) + 1, densest - 2 * lead) : 0;
  const end = plain.length - start > length ? Math.max(plain.lastIndexOf(' ', start + length), densest) : plain.length;
  const parts: MarkedPart[] = [];
  let at = start;
  for (const { index, 0: word } of found) {
    if (index < start || index + word.length > end) continue;
    parts.push({ text: plain.slice(at, index), isMatch: false }, { text: word, isMatch: true });
    at = index + word.length;
  }
  parts.push({ text: plain.slice(at, end), isMatch: false });
  return parts.filter(({ text }) => text !== '').map((part) => ({ ...part, text: part.text.normalize('NFC') }));
}

/** Number of matches in an excerpt that starts at this one. */
const closeTo = (starts: readonly number[], start: number): number =>
  starts.filter((each) => each >= start && each < start + length - lead).length;

const accents = '[\\u0300-\\u036f]*';
/** Letters that do not decompose into a base letter and an accent. */
const alike: Record<string, string> = { d: '[dđð]', l: '[lł]', o: '[oø]', i: '[iı]' };
const spelled = (term: string): string => [...term].map((letter) => `${alike[letter] ?? letter}${accents}`).join('');

/** Matches words that begin with a term, or consist of its stem and an English ending. Terms contain only letters and digits. */
function matching(terms: readonly string[]): RegExp {
  const words = terms.flatMap((term) => {
    const stem = stemOf(term);
    const begun = term.length > 1 ? `${spelled(term)}[\\p{L}\\p{M}\\p{N}]*` : spelled(term);
    return stem ? [begun, `${spelled(stem)}(?:${stem.at(-1)}?(?:ing|ed|er)|e?)s?`] : [begun];
  });
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** `winning` -> `win`, `openers` -> `opener`; undefined for a term without an English ending. */
function stemOf(term: string): string | undefined {
  const [, stem = ''] = /^(\p{L}{2,})(?:ing|ed|er|e?s)s?$/u.exec(term) ?? [];
  const single = stem.replace(/([bdgmnprt])\1$/u, '$1');
  return single.length > 2 ? single : undefined;
}
