import { endpoint } from '../endpoint.ts';
import { type Google, google } from './schema.ts';

export const googleEndpoints = [
  endpoint({
    path: '/Google',
    summary: 'Google settings of the college',
    parameters: {},
    answer: google,
    respond: async ({ tenant }) => {
      const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
      const body: Google = {
        propertyIds: analyticsMeasurementIds,
        google360PropertyId: audience?.google360PropertyId ?? null,
        tagManagerIds: gtmIds,
      };
      return { body, tags: ['settings'] };
    },
  }),
];
