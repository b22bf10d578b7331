import type { Tenant } from './tenant.ts';

/** The three colours a college brings, as `#rrggbb`. Everything else on screen is derived from them. */
export type ThemeColors = { primary: string; secondary: string; accent: string };

export const themeColorsOf = (
  tenant: Pick<Tenant, 'primaryColor' | 'secondaryColor' | 'accentColor'>,
): ThemeColors => ({
  primary: tenant.primaryColor,
  secondary: tenant.secondaryColor,
  accent: tenant.accentColor,
});
