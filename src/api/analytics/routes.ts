import { type } from 'arktype';

import { audienceMeasurement } from '../../domain/audience-measurement.ts';
import { contract } from '../contract.ts';
import { endpoint } from '../endpoint.ts';

const analyticsSettings = type({
  tagManagerCodes: 'string[]',
  analyticsMeasurementIds: 'string[]',
  /** All fields are present; null or false if not configured. */
  audienceMeasurement: audienceMeasurement.required(),
});
type AnalyticsSettings = typeof analyticsSettings.infer;

const analyticsContract = contract({
  path: '/Analytics/settings',
  summary: 'Ids of tag managers and analytics, and the college’s audience measurement data',
  response: analyticsSettings,
});

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
