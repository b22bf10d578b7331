import { type } from 'arktype';

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
