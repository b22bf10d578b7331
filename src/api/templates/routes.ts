import { routes } from '../../routing/routes.ts';
import { endpoint } from '../endpoint.ts';
import { type PageTemplate, pageTemplates } from './schema.ts';

const templates: readonly PageTemplate[] = routes
  .filter(({ access }) => access === 'public')
  .map(({ name, pageType, path }) => ({ name, pageType, path }));
const sportTemplates = templates.filter(({ path }) => path.startsWith('/sports/'));

export const templateEndpoints = [
  endpoint({
    path: '/common/templates',
    summary: 'Page types of the site',
    parameters: {},
    answer: pageTemplates,
    respond: async () => ({ body: templates, tags: [] }),
  }),
  endpoint({
    path: '/common/templates/sports-pages',
    summary: 'Page types of a sport',
    parameters: {},
    answer: pageTemplates,
    respond: async () => ({ body: sportTemplates, tags: [] }),
  }),
];
