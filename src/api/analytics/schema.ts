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

export const analyticsContract = contract({
  path: '/Analytics/settings',
  summary: 'Ids of tag managers and analytics, and the college’s audience measurement data',
  response: analyticsSettings,
});
