import type { SportReference } from './sport-reference.ts';

/** The slug of a sport in page addresses: its global slug, else its short name. */
export const slugOf = ({
  globalSportNameSlug,
  shortName,
}: Pick<SportReference, 'globalSportNameSlug' | 'shortName'>): string => globalSportNameSlug ?? shortName;
