export const publicationTypes = [
  'media-guide',
  'game-program',
  'yearbook',
  'record-book',
  'newsletter',
  'other',
] as const;
export type PublicationType = (typeof publicationTypes)[number];

/** As pages print them. */
export const publicationTypeTitles: Record<PublicationType, string> = {
  'media-guide': 'Media guide',
  'game-program': 'Game program',
  yearbook: 'Yearbook',
  'record-book': 'Record book',
  newsletter: 'Newsletter',
  other: 'Publication',
};
