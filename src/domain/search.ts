import { plainLatin } from './slug.ts';

/** What can be searched for, in the order in which pages show it. */
export const searchKinds = ['sport', 'person', 'story', 'game'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const LONGEST_SEARCH = 100;
const MOST_TERMS = 8;

/** The words of a search as they are compared: lower case, without accents and signs; at most eight. */
export function searchTerms(text: string): string[] {
  const words = plainLatin(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_TERMS);
}
