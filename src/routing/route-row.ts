import type { Variant } from './variants.ts';

/** Who may read a route: everyone, anyone with its URL (not indexed), or staff with a session. */
export type Access = 'public' | 'protected' | 'hidden';

/** A page in the tables of routes. */
export type RouteRow = {
  name: string;
  /** `{name}` is a parameter, `{name?}` an optional one (last segment only). */
  path: `/${string}`;
  /** The module `src/features/<page>.tsx`, whose default export is the page. */
  page: string;
  /** The page type in analytics. */
  pageType: string;
  access: Access;
  /** Whether analytics and tags wait for the id of the page's content. */
  requiresContentId?: true;
  /** The module `src/features/<subject>/load-<load>.ts`, which returns the page's data, a redirect or undefined (404). */
  load?: string;
  /** Accepts a form by POST; other pages allow only GET and HEAD. */
  takesForm?: true;
  fullWidth?: true;
  fullScreen?: true;
  /** Rendered as a complete document in reading order without header and footer, for print or as text. */
  view?: 'print' | 'text';
  /** Variants, each of which is a separate route with the same load function and parameters, such as `hiddenStory`. */
  variants?: readonly Variant[];
};
