import { plainLatin } from './slug.ts';

/** Whether a text has every word of a search, ignoring case and diacritics. An empty search matches everything. */
export function wordMatcher(search: string): (text: string) => boolean {
  const words = plainLatin(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const plain = plainLatin(text);
    return words.every((word) => plain.includes(word));
  };
}

/** The number of people who match a search: "7 of 58 match “smith”.", "Nobody matches “zzz”." */
export const matchCount = (matching: number, total: number, search: string): string =>
  matching === 0
    ? `Nobody matches “${search}”.`
    : `${matching} of ${total} ${matching === 1 ? 'matches' : 'match'} “${search}”.`;
