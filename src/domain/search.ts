import { plainLatin } from './slug.ts';

/** What can be searched for besides content kinds, in the order in which pages show it. */
export const coreSearchKinds = ['sport', 'person', 'story', 'game'] as const;
export type CoreSearchKind = (typeof coreSearchKinds)[number];

export const longestSearch = 100;
const mostTerms = 8;

/** The words of a search as they are compared: lower case, without accents and signs; at most eight. */
export function searchTerms(text: string): string[] {
  const words = plainLatin(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, mostTerms);
}
