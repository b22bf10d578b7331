import { type } from 'arktype';

import { contract } from '../contract.ts';

/** The college's Google services; nothing loads before the reader consents. */
export const google = type({
  /** Analytics properties: the measurement ids. */
  propertyIds: 'string[]',
  google360PropertyId: 'string | null',
  tagManagerIds: 'string[]',
});
export type Google = typeof google.infer;

export const googleContract = contract({
  path: '/Google',
  summary: 'Google settings of the college',
  response: google,
});
