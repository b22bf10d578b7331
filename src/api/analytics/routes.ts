import { endpoint } from '../endpoint.ts';
import { type AnalyticsSettings, analyticsSettings, noAnalytics } from './schema.ts';

export const analyticsEndpoints = [
  endpoint({
    path: '/Analytics/settings',
    summary: 'Ids of tag managers and analytics, and the college’s audience measurement data',
    parameters: {},
    answer: analyticsSettings,
    respond: async ({ tenant }) => {
      const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
      const body: AnalyticsSettings = {
        tagManagerCodes: gtmIds,
        analyticsMeasurementIds,
        audienceMeasurement: { ...noAnalytics.audienceMeasurement, ...audience },
      };
      return { body, tags: ['settings'] };
    },
  }),
];
