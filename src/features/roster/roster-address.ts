import type { PlayerBio } from '../../api/players/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { findRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import type { RosterView } from './roster-view.ts';
import type { RosterSort } from './sort-players.ts';

/** Staff who preview a hidden page stay among hidden ones. */
const rosterRoute = () => (findRequestContext()?.route?.access === 'hidden' ? 'hiddenRoster' : 'roster');

/** A season's roster; the usual view and order are left out of the address. */
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

/** The roster a player's bio belongs to. */
export const rosterAddressOf = (player: PlayerBio): string =>
  href(rosterRoute(), { slug: slugOf(player), season: player.season.title });

/** The home of the player's sport. */
export const sportAddressOf = (player: PlayerBio): string => href('sport', { slug: slugOf(player) });

const slugOf = ({ sport }: PlayerBio) => sport.globalSportNameSlug ?? sport.shortName;
