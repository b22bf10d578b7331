import { against } from '../../domain/against.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { slugify } from '../../web/slug.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { SeasonRow } from '../schedule/queries.ts';
import type { StatRows } from './queries.ts';
import { opponentOf, personKey } from './to-games.ts';

type Person = {
  /** "Swarm, Molly". */
  name: string;
  jersey: string;
  /** The newest roster row in the games; undefined off public rosters. */
  rosterPlayerId: number | undefined;
  rosterPlayerIds: ReadonlySet<number>;
  url: string | undefined;
  hasPlayed: boolean;
};

type SportNames = Pick<SeasonRow['sport'], 'globalSportNameSlug' | 'shortName'>;

/** Our players by key. */
export function findPeople({ games, players }: StatRows, sport: SportNames): Map<string, Person> {
  const sideOf = new Map(games.map(({ id, ourSide }) => [id, ourSide]));
  const ours = players.filter(({ gameId, side, isTeam }) => !isTeam && sideOf.get(gameId) === side);
  const people = new Map<string, Person>();
  for (const [key, lines] of Map.groupBy(ours, personKey)) {
    const last = lines.at(-1);
    if (!last) continue;
    const { lastName, firstName } = last;
    const rosterPlayerId = last.rosterPlayerId ?? undefined;
    people.set(key, {
      name: [lastName, firstName].filter(Boolean).join(', '),
      jersey: last.jersey,
      rosterPlayerId,
      rosterPlayerIds: new Set(lines.flatMap((line) => line.rosterPlayerId ?? [])),
      url:
        rosterPlayerId === undefined
          ? undefined
          : playerUrl(sport, playerSlug({ firstName, lastName }), rosterPlayerId),
      hasPlayed: lines.some(({ played }) => played),
    });
  }
  return people;
}

export type GameName = { name: string; url: string | undefined };

/** Games by id as a list names them: "vs Northfield", "at Elm". */
export const gamesById = ({ games }: StatRows, sport: SportNames, seasonTitle: string): Map<number, GameName> =>
  new Map(
    games.map((row) => {
      const opponent = opponentOf(row);
      const url =
        row.ourSide === null
          ? undefined
          : href('boxscore', {
              globalSportNameSlug: sportSlug(sport),
              season: seasonTitle,
              oppSlug: (row.opponentSlug ?? slugify(opponent)) || 'game',
              gameId: String(row.id),
            });
      return [row.id, { name: against({ ...row, opponent: { id: row.opponentId, title: opponent } }), url }];
    }),
  );
