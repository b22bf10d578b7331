import { type } from 'arktype';

export const mobileSettings = type({
  /** Number of the college's app at Apple, for the banner that offers it; null where there is none. */
  mobileAppleAppId: 'string | null',
});
export type MobileSettings = typeof mobileSettings.infer;
