import { endpoint } from '../endpoint.ts';
import { type MobileSettings, mobileContract } from './schema.ts';

export const mobileEndpoint = endpoint(mobileContract, async ({ tenant }) => {
  const body: MobileSettings = { mobileAppleAppId: tenant.settings.config?.mobileAppleAppId ?? null };
  return { body, tags: ['settings'] };
});
