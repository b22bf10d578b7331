import { type } from 'arktype';

import { redirectStatus } from '../../domain/redirect-rule.ts';

/** What the college's rules say of a path; nothing where none fits. */
export const routeRule = type({
  'redirect?': type({
    /** A path of the site or a whole address. */
    to: 'string',
    status: redirectStatus,
    /** Whether the rule names this very path, and so wins over a page there; one for everything below a path does not. */
    isExact: 'boolean',
  }),
});
export type RouteRule = typeof routeRule.infer;
