import { type } from 'arktype';

/** Default metadata for search engines and link previews. `{}` if unavailable. */
export const seo = type({
  'siteName?': 'string',
  'title?': 'string',
  'description?': 'string',
  /** Site-relative URL of the link preview picture: the one that the college has set, else its newest wide one, else its card. */
  'image?': 'string',
  /** Alternative text. */
  'imageAlt?': 'string',
  'twitterCard?': "'summary_large_image'",
  /** The college's X handle, including `@`. */
  'twitterSite?': 'string',
});
export type Seo = typeof seo.infer;

/** What a college has public pages of. */
export const sitemapParts = type({
  /** Years with stories on this site, newest first. */
  storyYears: 'number[]',
  /** Ids of the sports with a roster. */
  rosterSports: 'number[]',
  /** Ids of the sports with a box score. */
  gameSports: 'number[]',
  /** Names of the content kinds with rows. */
  kinds: 'string[]',
});
export type SitemapParts = typeof sitemapParts.infer;

export const boxScoreUrls = type('string[]');
