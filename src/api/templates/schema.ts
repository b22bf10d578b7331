import { type } from 'arktype';

/** A kind of page of the site. */
export const pageTemplate = type({
  /** Name of the route. */
  name: 'string',
  /** What analytics and tracking tags call it. */
  pageType: 'string',
  /** `{name}` stands for a parameter, `{name?}` for an optional one. */
  path: 'string',
});
export type PageTemplate = typeof pageTemplate.infer;

export const pageTemplates = pageTemplate.array();
