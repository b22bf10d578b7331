import { endpoint } from '../endpoint.ts';
import { type MobileSettings, mobileContract } from './schema.ts';

export const mobileEndpoints = [
  endpoint(mobileContract.settings, async ({ tenant }) => {
    const body: MobileSettings = { mobileAppleAppId: tenant.settings.config?.mobileAppleAppId ?? null };
    return { body, tags: ['settings'] };
  }),
];
