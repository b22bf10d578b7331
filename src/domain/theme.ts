import type { Tenant } from './tenant.ts';

/** A college's three colors as `#rrggbb`. All other colors are derived from them. */
export type ThemeColors = { primary: string; secondary: string; accent: string };

export const themeColorsOf = (
  tenant: Pick<Tenant, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
): ThemeColors => ({
  primary: tenant.primaryColor,
  secondary: tenant.secondaryColor,
  accent: tenant.accentColor,
});
