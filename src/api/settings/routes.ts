import { defaultPersonImage } from '../../domain/image.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { type Settings, settings } from './schema.ts';

export const settingsEndpoints = [
  endpoint({
    path: '/common/settings',
    summary: 'Name, colors, address and links of the college',
    parameters: {},
    answer: settings,
    respond: async ({ tenant }) => ({ body: toSettings(tenant), tags: ['settings'] }),
  }),
];

const toSettings = ({
  settings: { config: _, ...own },
  slug,
  name,
  shortName,
  timezone,
  primaryColor,
  secondaryColor,
  accentColor,
  logo,
  canonicalHost,
}: Tenant): Settings => ({
  ...own,
  slug,
  name,
  shortName,
  timezone,
  primaryColor,
  secondaryColor,
  accentColor,
  logo,
  canonicalHost,
  defaultPersonImage,
});
