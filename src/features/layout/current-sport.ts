import { findSport, type Sport } from '../../domain/sport.ts';
import { matchRoute } from '../../routing/routes.ts';

/** Routes whose parameters are no sports, however they are called. */
const withoutSport = new Set<string>([
  'sportFile',
  'hiddenSportFile',
  'protectedSportFile',
  'story',
  'hiddenStory',
  'document',
  'gameCenter',
]);

/** The sport a page belongs to by its address, a general one included; undefined where it names none. */
export function currentSport(pathname: string, sports: readonly Sport[]): Sport | undefined {
  const match = matchRoute(pathname);
  return match && sportOfRoute(match.route.name, match.params, sports);
}

/** The sport in the parameters of a route; the first of the three that is there counts. */
export function sportOfRoute(
  route: string,
  { sportSlug, slug, globalSportNameSlug }: Record<string, string>,
  sports: readonly Sport[],
): Sport | undefined {
  const word = sportSlug ?? slug ?? globalSportNameSlug;
  return word === undefined || withoutSport.has(route) ? undefined : findSport(sports, word);
}
