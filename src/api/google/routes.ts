import { type } from 'arktype';

import { contract } from '../contract.ts';
import { endpoint } from '../endpoint.ts';

/** The college's Google services; nothing loads before the reader consents. */
const google = type({
  /** Analytics properties: the measurement ids. */
  propertyIds: 'string[]',
  google360PropertyId: 'string | null',
  tagManagerIds: 'string[]',
});
type Google = typeof google.infer;

const googleContract = contract({
  path: '/Google',
  summary: 'Google settings of the college',
  response: google,
});

export const googleEndpoint = endpoint(googleContract, async ({ tenant }) => {
  const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
  const body: Google = {
    propertyIds: analyticsMeasurementIds,
    google360PropertyId: audience?.google360PropertyId ?? null,
    tagManagerIds: gtmIds,
  };
  return { body, tags: ['settings'] };
});
