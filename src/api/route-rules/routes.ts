import { type } from 'arktype';

import { findRedirect } from '../../domain/redirect-book.ts';
import { endpoint } from '../endpoint.ts';
import { type Parameter, required } from '../parameters.ts';
import { redirectBookOf } from './queries.ts';
import { type RouteRule, routeRule } from './schema.ts';

const path: Parameter<string> = {
  parse: type(/^\/[^?#]{0,4096}$/).describe('the path of an address, such as /tickets, without query'),
  description: 'Path of a page, as it stands in its address',
  example: '/tickets',
  schema: { type: 'string' },
};

export const routeRuleEndpoints = [
  endpoint({
    path: '/route-rules',
    summary: 'The result of the college’s redirect rules for a path',
    parameters: { path: required(path) },
    answer: routeRule,
    respond: async ({ db, tenant, values }) => {
      const redirect = findRedirect(await redirectBookOf(db, tenant), values.path);
      const body: RouteRule = redirect ? { redirect } : {};
      return { body, tags: ['redirects'] };
    },
  }),
];
