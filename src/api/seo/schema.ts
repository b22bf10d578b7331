import { type } from 'arktype';

import { contract } from '../contract.ts';
import { sportName } from '../parameters.ts';

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

export const seoContract = {
  get: contract({
    path: '/Seo',
    summary: 'Metadata for link previews and search engines',
    response: seo,
  }),
  sitemap: contract({
    path: '/Seo/sitemap',
    summary:
      'What the college has public pages of: years with stories, sports with rosters or box scores, kinds of content',
    response: sitemapParts,
  }),
  boxScores: contract({
    path: '/Seo/sitemap/games/{sport}',
    summary: 'Site-relative URLs of the box scores of a sport, newest first',
    parameters: { sport: sportName },
    response: boxScoreUrls,
  }),
};
