import { type } from 'arktype';

/** A page type. */
export const pageTemplate = type({
  /** Route name. */
  name: 'string',
  /** Name in analytics and tracking tags. */
  pageType: 'string',
  /** `{name}` is a parameter, `{name?}` an optional one. */
  path: 'string',
});
export type PageTemplate = typeof pageTemplate.infer;

export const pageTemplates = pageTemplate.array();
