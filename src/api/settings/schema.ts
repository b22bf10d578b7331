import { tenantSettings } from '../../domain/tenant.ts';

/** What a college says of itself in `common/settings`. */
export const settings = tenantSettings.omit('config').merge({
  slug: 'string',
  name: 'string',
  shortName: 'string',
  timezone: 'string',
  primaryColor: 'string',
  secondaryColor: 'string',
  accentColor: 'string',
  /** Site-relative address; null draws a monogram. */
  logo: 'string | null',
  canonicalHost: 'string',
  defaultPersonImage: 'string',
});
export type Settings = typeof settings.infer;
