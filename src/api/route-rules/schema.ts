import { type } from 'arktype';

import { redirectStatus } from '../../domain/redirect-rule.ts';

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
