import { type } from 'arktype';

import { contract } from '../contract.ts';

export const alert = type({
  id: 'number.integer',
  title: 'string',
  /** Link for more information. */
  url: 'string | null',
  enabled: 'boolean',
  showOnWeb: 'boolean',
  /** Instant with Z at which the alert ends, even in cached responses. */
  endDate: 'string | null',
});
export type Alert = typeof alert.infer;

/** Newest first. */
export const alerts = alert.array();

export const alertContract = contract({
  path: '/Alert/active',
  summary: 'Active alerts, newest first',
  response: alerts,
});
