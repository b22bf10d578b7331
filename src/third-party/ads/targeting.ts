import type { AdSportGroup } from './ad-sections.ts';

export type AdTargeting = {
  section: string;
  sport?: AdSportGroup | undefined;
  page: string;
};

/** The parameters of an ad request. `adtest` is the query parameter that requests test ads. */
export const targetingParameters = (
  { section, sport, page }: AdTargeting,
  { adtest, isTesting }: { adtest: string | null; isTesting: boolean },
): Record<string, string> => ({
  section,
  page,
  is_testing: isTesting ? 'yes' : 'no',
  ...(sport && { sport }),
  ...(adtest && { adtest }),
});
