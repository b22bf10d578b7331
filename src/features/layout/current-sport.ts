import { findSport, type Sport } from '../../domain/sport.ts';
import type { RouteName } from '../../routes.ts';
import { matchRoute } from '../../routes.ts';

const withoutSport = new Set<RouteName>(['story']);

/** The sport a page belongs to by its address; undefined where it names none, or none that is played. */
export function currentSport(pathname: string, sports: readonly Sport[]): Sport | undefined {
  const match = matchRoute(pathname);
  if (!match || withoutSport.has(match.route.name)) {
    return undefined;
  }
  const { sportSlug, slug, globalSportNameSlug } = match.params;
  const word = sportSlug ?? slug ?? globalSportNameSlug;
  const sport = word === undefined ? undefined : findSport(sports, word);
  return sport?.non_sport ? undefined : sport;
}
