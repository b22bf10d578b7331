import { findRedirect } from '../../web/redirect-book.ts';
import { endpoint } from '../endpoint.ts';
import { redirectBookOf } from './queries.ts';
import { type RouteRule, routeRuleContract } from './schema.ts';

export const routeRuleEndpoint = endpoint(routeRuleContract, async ({ db, tenant, values }) => {
  const redirect = findRedirect(await redirectBookOf(db, tenant), values.path);
  const body: RouteRule = redirect ? { redirect } : {};
  return { body, tags: ['redirects'] };
});
