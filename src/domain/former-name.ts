import { slugify } from '../web/slug.ts';

/** Words that the names of unrelated people and teams share, or that other sites have in that place of an address. */
const noNames = new Set(
  'and at bio coach coaches college de del der jr la le of player players roster season staff state st the university van von ii iii iv'.split(
    ' ',
  ),
);

const words = (text: string): string[] => slugify(text).split('-');

/**
 * Whether the name in an address may be a former one of the name now, since they share a word: "ann-reed" of Ann Stone.
 * Addresses of other sites have the same form as ours with ids of their own, so an id alone may be that of anyone.
 */
export function isFormerName(named: string, now: string): boolean {
  const current = new Set(words(now));
  return words(named).some((word) => word.length > 1 && current.has(word) && !noNames.has(word));
}
