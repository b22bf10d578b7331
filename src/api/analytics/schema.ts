import { type } from 'arktype';

import { audienceMeasurement } from '../../domain/audience-measurement.ts';
import { contract } from '../contract.ts';

export const analyticsSettings = type({
  tagManagerCodes: 'string[]',
  analyticsMeasurementIds: 'string[]',
  /** All fields are present; null or false if not configured. */
  audienceMeasurement: audienceMeasurement.required(),
});
export type AnalyticsSettings = typeof analyticsSettings.infer;

export const noAnalytics: AnalyticsSettings = {
  tagManagerCodes: [],
  analyticsMeasurementIds: [],
  audienceMeasurement: {
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
  },
};

export const analyticsContract = contract({
  path: '/Analytics/settings',
  summary: 'Ids of tag managers and analytics, and the college’s audience measurement data',
  response: analyticsSettings,
});
