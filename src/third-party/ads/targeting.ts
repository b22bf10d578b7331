import type { AdSportGroup } from '../../domain/ad-sections.ts';

/** What a page is about, for those who place advertising on it. */
export type AdTargeting = {
  section: string;
  sport?: AdSportGroup | undefined;
  page: string;
};

/** The words sent to the ad service. `adtest` is the query of that name, which asks for test ads. */
export const targetingWords = (
  { section, sport, page }: AdTargeting,
  { adtest, isTesting }: { adtest: string | null; isTesting: boolean },
): Record<string, string> => ({
  section,
  page,
  is_testing: isTesting ? 'yes' : 'no',
  ...(sport && { sport }),
  ...(adtest && { adtest }),
});
