import { type } from 'arktype';

/** The college's Google services; nothing loads before the reader consents. */
export const google = type({
  /** Analytics properties: the measurement ids. */
  propertyIds: 'string[]',
  google360PropertyId: 'string | null',
  tagManagerIds: 'string[]',
});
export type Google = typeof google.infer;

export const noGoogle: Google = { propertyIds: [], google360PropertyId: null, tagManagerIds: [] };
