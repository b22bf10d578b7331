import { endpoint } from '../endpoint.ts';
import { type AnalyticsSettings, analyticsContract, noAnalytics } from './schema.ts';

export const analyticsEndpoint = endpoint(analyticsContract, async ({ tenant }) => {
  const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
  const body: AnalyticsSettings = {
    tagManagerCodes: gtmIds,
    analyticsMeasurementIds,
    audienceMeasurement: { ...noAnalytics.audienceMeasurement, ...audience },
  };
  return { body, tags: ['settings'] };
});
