import { type } from 'arktype';

import { routes } from '../../routing/routes.ts';
import { contract } from '../contract.ts';
import { endpoint } from '../endpoint.ts';

/** A page type. */
const pageTemplate = type({
  /** Route name. */
  name: 'string',
  /** Name in analytics and tracking tags. */
  pageType: 'string',
  /** `{name}` is a parameter, `{name?}` an optional one. */
  path: 'string',
});
export type PageTemplate = typeof pageTemplate.infer;

const pageTemplates = pageTemplate.array();

const templateContract = {
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

const templates: readonly PageTemplate[] = routes
  .filter(({ access }) => access === 'public')
  .map(({ name, pageType, path }) => ({ name, pageType, path }));
const sportTemplates = templates.filter(({ path }) => path.startsWith('/sports/'));

export const templateEndpoints = [
  endpoint(templateContract.list, async () => ({ body: templates, tags: [] })),
  endpoint(templateContract.sportPages, async () => ({ body: sportTemplates, tags: [] })),
];
