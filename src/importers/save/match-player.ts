import { createNameIndex, isCutName, isNearName, nameKey, type PersonName } from '../../domain/person-name.ts';

export type RosterEntry = PersonName & {
  /** Roster row id. */
  id: number;
  personId: number;
  jersey: string | null;
};

export type WantedPlayer = PersonName & { jersey: string };

/** How a file's player was recognized: by the name, or by the number and a name that may be a misspelling. */
type Match<Entry> = { entry: Entry; isMisspelled: boolean };

export type MatchedPlayers<Entry, Player> = {
  matched: Map<Player, Match<Entry>>;
  /** Players who are on no row, with the row of the same first name and number, or of almost the same name, if no other player has it. */
  missing: Map<Player, Entry | undefined>;
};

type Test = (entry: RosterEntry, wanted: WantedPlayer) => boolean;

const sameNumber: Test = (entry, wanted) => entry.jersey !== null && entry.jersey === wanted.jersey;
const mayHaveNumber: Test = (entry, wanted) =>
  entry.jersey === null || wanted.jersey === '' || entry.jersey === wanted.jersey;

/**
 * The roster rows of the players of a file: by the whole name in any order, by a name cut to initials, else by the number and
 * almost the same name. The number decides between rows of one name.
 */
export function matchPlayers<Entry extends RosterEntry, Player extends WantedPlayer>(
  roster: readonly Entry[],
  players: readonly Player[],
): MatchedPlayers<Entry, Player> {
  const matched = new Map<Player, Match<Entry>>();
  const taken = new Set<number>();
  const open = () => players.filter((player) => !matched.has(player));
  const match = (candidates: (player: Player) => readonly Entry[], isMisspelled = false) => {
    const found = open().flatMap((player) => {
      // a row that a surer comparison has found is only found again by the same number
      const alike = candidates(player).filter(
        (entry) => !taken.has(entry.id) || (!isMisspelled && sameNumber(entry, player)),
      );
      const isOne = new Set(alike.map(({ id }) => id)).size === 1;
      const entry = isOne ? alike[0] : alike.find((one) => sameNumber(one, player));
      return entry ? [[player, entry] as const] : [];
    });
    for (const [player, entry] of found) {
      matched.set(player, { entry, isMisspelled });
      taken.add(entry.id);
    }
  };
  const names = createNameIndex(roster);
  match(names.equal);
  match(names.same);
  // never by surname alone, which would merge siblings
  match((player) => roster.filter((entry) => mayHaveNumber(entry, player) && isCutName(entry, player)));
  match((player) => roster.filter((entry) => sameNumber(entry, player) && isNearName(entry, player)), true);
  const missing = new Map(
    open().map((player) => [
      player,
      roster.find((entry) => !taken.has(entry.id) && (isNearName(entry, player) || isRenamed(entry, player))),
    ]),
  );
  return { matched, missing };
}

const isRenamed: Test = (entry, wanted) =>
  sameNumber(entry, wanted) &&
  wanted.firstName.length > 2 &&
  nameKey({ ...entry, lastName: '' }) === nameKey({ ...wanted, lastName: '' });
