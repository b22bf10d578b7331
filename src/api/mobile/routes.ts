import { endpoint } from '../endpoint.ts';
import { type MobileSettings, mobileSettings } from './schema.ts';

export const mobileEndpoints = [
  endpoint({
    path: '/mobile/settings',
    summary: 'The college’s app',
    parameters: {},
    answer: mobileSettings,
    respond: async ({ tenant }) => {
      const body: MobileSettings = { mobileAppleAppId: tenant.settings.config?.mobileAppleAppId ?? null };
      return { body, tags: ['settings'] };
    },
  }),
];
