import { endpoint } from '../endpoint.ts';
import { type AnalyticsSettings, analyticsContract } from './schema.ts';

const notMeasured: AnalyticsSettings['audienceMeasurement'] = {
  google360PropertyId: null,
  clientName: null,
  clientDivision: null,
  conferenceName: null,
  clientId: null,
  clientAbbreviation: null,
  isPower5Client: false,
  isAllAccessEnabled: false,
  isPaciolanMarketingClient: false,
  ticketProvider: null,
  clientRegion: null,
  isClientFanbasePartner: false,
  isClientSidearmExtended: false,
  clientMMR: null,
};

export const analyticsEndpoint = endpoint(analyticsContract, async ({ tenant }) => {
  const { gtmIds = [], analyticsMeasurementIds = [], audience } = tenant.settings.config ?? {};
  const body: AnalyticsSettings = {
    tagManagerCodes: gtmIds,
    analyticsMeasurementIds,
    audienceMeasurement: { ...notMeasured, ...audience },
  };
  return { body, tags: ['settings'] };
});
