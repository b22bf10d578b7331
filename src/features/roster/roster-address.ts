import type { PlayerBio } from '../../api/players/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { findRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import type { RosterView } from './roster-view.ts';
import type { RosterSort } from './sort-players.ts';

/** Hidden pages link to hidden pages. */
const rosterRoute = (route = findRequestContext()?.route) => (route?.access === 'hidden' ? 'hiddenRoster' : 'roster');

/** URL of a season's roster; the default view and order are omitted. */
export function rosterAddress(
  sport: Sport,
  season: string | undefined,
  { view = 'cards', sort = 'jersey' }: { view?: RosterView; sort?: RosterSort } = {},
): string {
  return href(
    rosterRoute(),
    { slug: sportSlug(sport), season },
    { view: view === 'cards' ? undefined : view, sort: sort === 'jersey' ? undefined : sort },
  );
}

/** URL of a player's roster. */
export const rosterAddressOf = (player: PlayerBio): string =>
  href(rosterRoute(), { slug: sportSlug(player.sport), season: player.season.title });

/** URL of the player's sport home. */
export const sportAddressOf = (player: PlayerBio): string => href('sport', { slug: sportSlug(player.sport) });
