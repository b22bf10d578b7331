import { type } from 'arktype';

import { contract } from '../contract.ts';

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

export const templateContract = {
  list: contract({
    path: '/common/templates',
    summary: 'Page types of the site',
    response: pageTemplates,
  }),
  sportPages: contract({
    path: '/common/templates/sports-pages',
    summary: 'Page types of a sport',
    response: pageTemplates,
  }),
};
