import { type } from 'arktype';

/** What search engines and link previews are told where a page says nothing itself. `{}` when it could not be read. */
export const seo = type({
  'siteName?': 'string',
  'title?': 'string',
  'description?': 'string',
  /** Site-relative address of the picture of link previews. */
  'image?': 'string',
  'twitterSite?': 'string',
});
export type Seo = typeof seo.infer;
