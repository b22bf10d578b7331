import { type } from 'arktype';

import { contract } from '../contract.ts';
import { endpoint } from '../endpoint.ts';

const mobileSettings = type({
  /** App Store id for the Smart App Banner; null if there is no app. */
  mobileAppleAppId: 'string | null',
});
type MobileSettings = typeof mobileSettings.infer;

const mobileContract = contract({
  path: '/mobile/settings',
  summary: 'The college’s app',
  response: mobileSettings,
});

export const mobileEndpoint = endpoint(mobileContract, async ({ tenant }) => {
  const body: MobileSettings = { mobileAppleAppId: tenant.settings.config?.mobileAppleAppId ?? null };
  return { body, tags: ['settings'] };
});
