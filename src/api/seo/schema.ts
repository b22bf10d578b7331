import { type } from 'arktype';

/** Default metadata for search engines and link previews. `{}` if unavailable. */
export const seo = type({
  'siteName?': 'string',
  'title?': 'string',
  'description?': 'string',
  /** Site-relative URL of the picture for link previews: the one that the college has set, or else its newest wide picture, or else its card. */
  'image?': 'string',
  /** Alternative text. */
  'imageAlt?': 'string',
  'twitterCard?': "'summary_large_image'",
  /** The college's X handle, including `@`. */
  'twitterSite?': 'string',
});
export type Seo = typeof seo.infer;

/** Which kinds of public pages a college has. */
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
