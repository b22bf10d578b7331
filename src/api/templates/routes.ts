import { routes } from '../../routing/routes.ts';
import { endpoint } from '../endpoint.ts';
import { type PageTemplate, templateContract } from './schema.ts';

const templates: readonly PageTemplate[] = routes
  .filter(({ access }) => access === 'public')
  .map(({ name, pageType, path }) => ({ name, pageType, path }));
const sportTemplates = templates.filter(({ path }) => path.startsWith('/sports/'));

export const templateEndpoints = [
  endpoint(templateContract.list, async () => ({ body: templates, tags: [] })),
  endpoint(templateContract.sportPages, async () => ({ body: sportTemplates, tags: [] })),
];
