import { findSport, type Sport } from '../../domain/sport.ts';
import { matchRoute } from '../../routing/routes.ts';

/** Routes whose parameters are not sports despite their names. */
const withoutSport = new Set<string>([
  'sportFile',
  'hiddenSportFile',
  'protectedSportFile',
  'story',
  'hiddenStory',
  'document',
  'gameCenter',
]);

/** The sport in a page's URL, including non-team entries; undefined if there is none. */
export function currentSport(pathname: string, sports: readonly Sport[]): Sport | undefined {
  const match = matchRoute(pathname);
  return match && sportOfRoute(match.route.name, match.params, sports);
}

/** The sport in a route's parameters; the first of three names that is present. */
export function sportOfRoute(
  route: string,
  { sportSlug, slug, globalSportNameSlug }: Record<string, string>,
  sports: readonly Sport[],
): Sport | undefined {
  const word = sportSlug ?? slug ?? globalSportNameSlug;
  return word === undefined || withoutSport.has(route) ? undefined : findSport(sports, word);
}
