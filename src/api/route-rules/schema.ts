import { type } from 'arktype';

import { redirectStatus } from '../../web/redirect-rule.ts';
import { contract } from '../contract.ts';
import { type Parameter, required } from '../parameters.ts';

/** The redirect of a path; empty if no rule matches. */
export const routeRule = type({
  'redirect?': type({
    /** A path on the site or an absolute URL. */
    to: 'string',
    status: redirectStatus,
    /** Whether the rule matches this exact path and so precedes a page; a wildcard rule does not. */
    isExact: 'boolean',
  }),
});
export type RouteRule = typeof routeRule.infer;

const path: Parameter<string> = {
  parse: type(/^\/[^?#]{0,4096}$/).describe('the path of an address, such as /tickets, without query'),
  description: 'Percent-encoded path of a page',
  example: '/tickets',
  schema: { type: 'string' },
};

export const routeRuleContract = contract({
  path: '/route-rules',
  summary: 'The result of the college’s redirect rules for a path',
  parameters: { path: required(path) },
  response: routeRule,
});
