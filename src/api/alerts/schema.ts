import { type } from 'arktype';

export const alert = type({
  id: 'number.integer',
  title: 'string',
  /** Link for more information. */
  url: 'string | null',
  enabled: 'boolean',
  showOnWeb: 'boolean',
  /** Instant with Z; the alert ends then, even in a cached response. */
  endDate: 'string | null',
});
export type Alert = typeof alert.infer;

/** Newest first. */
export const alerts = alert.array();
