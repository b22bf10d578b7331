import { defaultPersonImage } from '../../domain/image.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { type Settings, settingsContract } from './schema.ts';

export const settingsEndpoint = endpoint(settingsContract, async ({ tenant }) => ({
  body: toSettings(tenant),
  tags: ['settings'],
}));

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
