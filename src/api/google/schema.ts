import { type } from 'arktype';

/** What the college has set up at Google; nothing of it loads before a reader consents. */
export const google = type({
  /** Analytics properties: the measurement ids. */
  propertyIds: 'string[]',
  google360PropertyId: 'string | null',
  tagManagerIds: 'string[]',
});
export type Google = typeof google.infer;

export const noGoogle: Google = { propertyIds: [], google360PropertyId: null, tagManagerIds: [] };
