import { type } from 'arktype';

/** What search engines and link previews are told where a page says nothing itself. `{}` when it could not be read. */
export const seo = type({
  'siteName?': 'string',
  'title?': 'string',
  'description?': 'string',
  /** Site-relative address of the picture of link previews: a wide one where there is one, else the logo. */
  'image?': 'string',
  /** Words for who cannot see it. */
  'imageAlt?': 'string',
  'twitterCard?': "'summary_large_image'",
  /** The college's account, `@` included. */
  'twitterSite?': 'string',
});
export type Seo = typeof seo.infer;
