import { defaultPersonImage } from '../../domain/image.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { endpoint } from '../endpoint.ts';
import { configContract, type ShellConfig } from './schema.ts';

export const configEndpoint = endpoint(configContract, async ({ tenant }) => ({
  body: toShellConfig(tenant),
  tags: ['settings'],
}));

const toShellConfig = ({ slug, logo, settings: { config = {} } }: Tenant): ShellConfig => ({
  tenant: slug,
  gtmIds: config.gtmIds ?? [],
  adBidding: config.adBidding ?? null,
  nativoEnabled: config.nativoEnabled ?? false,
  clipAds: config.clipAds ?? null,
  adPlaceholders: config.adPlaceholders ?? false,
  consentManagerUrl: config.consentManagerUrl ?? null,
  bucket: '/media',
  imagesCdnPath: '/images',
  logo,
  defaultPersonImage,
  enableFooterPersonalInfo: config.enableFooterPersonalInfo ?? false,
  // the server renders every page
  disableSSR: false,
  trackingTagsEnabled: config.trackingTagsEnabled ?? true,
  takeoversEnabled: config.takeoversEnabled ?? true,
  documentCacheEnabled: config.documentCacheEnabled ?? true,
});
