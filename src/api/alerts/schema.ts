import { type } from 'arktype';

export const alert = type({
  id: 'number.integer',
  title: 'string',
  /** Where to read more. */
  url: 'string | null',
  enabled: 'boolean',
  showOnWeb: 'boolean',
  /** Instant with Z; past it the alert is over, even in an answer kept from before. */
  endDate: 'string | null',
});
export type Alert = typeof alert.infer;

/** Newest first. */
export const alerts = alert.array();
