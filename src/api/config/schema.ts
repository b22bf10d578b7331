import { type } from 'arktype';

import { siteConfig } from '../../domain/tenant.ts';

/** What the shell of a page has to know of the site. Lists are empty and suppliers null where the college has none. */
export const shellConfig = type({
  /** What the tenant header says. */
  tenant: 'string',
  gtmIds: 'string[]',
  adBidding: siteConfig.get('adBidding').exclude('undefined').or('null'),
  nativoEnabled: 'boolean',
  adPlaceholders: 'boolean',
  /** An outside consent manager; null asks with our own banner. */
  consentManagerUrl: 'string | null',
  /** Where the college's own pictures are. */
  bucket: 'string',
  /** Where the image service is. */
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
