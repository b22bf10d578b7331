import { plainLatin } from '../web/slug.ts';

/** Searchable types besides content kinds, in display order. */
export const coreSearchKinds = ['sport', 'person', 'story', 'game'] as const;
export type CoreSearchKind = (typeof coreSearchKinds)[number];

export const maxSearchLength = 100;
const maxTerms = 8;

/** Normalized search terms: lowercase, without accents, punctuation or "the", at most eight. */
export function searchTerms(text: string): string[] {
  const words = plainLatin(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words.filter((word) => word !== 'the');
  return [...new Set(named.length > 0 ? named : words)].slice(0, maxTerms);
}
