import { slugify } from '../../src/web/slug.ts';
import type { RowOf } from '../college-rows.ts';
import type { SportKind } from '../sport-kind.ts';
import type { TeamFacts } from './game-facts.ts';

type Player = RowOf<'boxPlayer'>;

/** Names a player in running text. */
export type Namer = (player: Player, team: TeamFacts) => string;

/** Full names, linked to the roster, the first time; last names afterwards. */
export function createNamer({ slug }: SportKind): Namer {
  const named = new Set<Player>();
  return (player, team) => {
    const full = fullName(player);
    if (named.has(player)) {
      const isOnly = team.players.filter(({ lastName }) => lastName === player.lastName).length === 1;
      return isOnly ? player.lastName : full;
    }
    named.add(player);
    return player.rosterPlayerId
      ? `<a href="/sports/${slug}/roster/${slugify(full)}/${player.rosterPlayerId}">${full}</a>`
      : full;
  };
}

export const fullName = ({ firstName, lastName }: Player): string => `${firstName} ${lastName}`;

/** The player of a name such as "Reid Diallo" or "R. Diallo" in a scoring play. */
export const findPlayer = ({ players }: TeamFacts, name: string): Player | undefined =>
  players.find((player) => fullName(player) === name) ??
  players.find(({ firstName, lastName }) => `${firstName.charAt(0)}. ${lastName}` === name);
