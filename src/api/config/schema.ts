import { type } from 'arktype';

import { siteConfig } from '../../domain/tenant.ts';
import { contract } from '../contract.ts';

/** Site settings for the page shell. Lists are empty and vendors null if the college has none. */
export const shellConfig = type({
  /** Value of the tenant header. */
  tenant: 'string',
  gtmIds: 'string[]',
  adBidding: siteConfig.get('adBidding').exclude('undefined').or('null'),
  nativoEnabled: 'boolean',
  clipAds: siteConfig.get('clipAds').exclude('undefined').or('null'),
  adPlaceholders: 'boolean',
  /** External consent manager; null uses the built-in banner. */
  consentManagerUrl: 'string | null',
  /** Base URL of the college's pictures. */
  bucket: 'string',
  /** Base URL of the image service. */
  imagesCdnPath: 'string',
  logo: 'string | null',
  defaultPersonImage: 'string',
  enableFooterPersonalInfo: 'boolean',
  disableSSR: 'boolean',
  trackingTagsEnabled: 'boolean',
  takeoversEnabled: 'boolean',
  documentCacheEnabled: 'boolean',
});
export type ShellConfig = typeof shellConfig.infer;

export const configContract = contract({
  path: '/common/config',
  summary: 'Settings of every page: vendors, feature switches, image hosts',
  response: shellConfig,
});
