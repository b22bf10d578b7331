import { endpoint } from '../endpoint.ts';
import { type Google, googleContract } from './schema.ts';

export const googleEndpoint = endpoint(googleContract, async ({ tenant }) => {
  const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
  const body: Google = {
    propertyIds: analyticsMeasurementIds,
    google360PropertyId: audience?.google360PropertyId ?? null,
    tagManagerIds: gtmIds,
  };
  return { body, tags: ['settings'] };
});
