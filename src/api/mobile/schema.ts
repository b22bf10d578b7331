import { type } from 'arktype';

import { contract } from '../contract.ts';

export const mobileSettings = type({
  /** App Store id for the Smart App Banner; null if there is no app. */
  mobileAppleAppId: 'string | null',
});
export type MobileSettings = typeof mobileSettings.infer;

export const mobileContract = contract({
  path: '/mobile/settings',
  summary: 'The college’s app',
  response: mobileSettings,
});
