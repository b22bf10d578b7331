import { tenantSettings } from '../../domain/tenant.ts';
import { contract } from '../contract.ts';

/** A college's public settings in `common/settings`. */
export const settings = tenantSettings.omit('config').merge({
  slug: 'string',
  name: 'string',
  shortName: 'string',
  timezone: 'string',
  primaryColor: 'string',
  secondaryColor: 'string',
  accentColor: 'string',
  /** Site-relative URL; null shows initials. */
  logo: 'string | null',
  canonicalHost: 'string',
  defaultPersonImage: 'string',
});
export type Settings = typeof settings.infer;

export const settingsContract = contract({
  path: '/common/settings',
  summary: 'Name, colors, address and links of the college',
  response: settings,
});
