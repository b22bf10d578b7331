import { type } from 'arktype';

export const mobileSettings = type({
  /** App Store id for the Smart App Banner; null if there is no app. */
  mobileAppleAppId: 'string | null',
});
export type MobileSettings = typeof mobileSettings.infer;
