import { nameKey, type PersonName } from '../../domain/person-name.ts';

export type RosterEntry = PersonName & {
  /** Roster row id. */
  id: number;
  personId: number;
  jersey: string | null;
};

type Wanted = PersonName & { jersey: string };

/**
 * The roster row of a player in a file: by the same name (number breaks ties), else by number and surname with the first
 * name abbreviated to an initial. Never by surname alone, which would merge siblings.
 */
export function matchPlayer<Entry extends RosterEntry>(roster: readonly Entry[], wanted: Wanted): Entry | undefined {
  const sameName = roster.filter((entry) => nameKey(entry) === nameKey(wanted));
  const sameJersey = (entry: Entry) => entry.jersey !== null && entry.jersey === wanted.jersey;
  if (sameName.length === 1) return sameName[0];
  if (sameName.length > 1) return sameName.find(sameJersey);
  const cut = roster.filter((entry) => sameJersey(entry) && isCutName(entry, wanted));
  return cut.length === 1 ? cut[0] : undefined;
}

function isCutName(entry: PersonName, wanted: PersonName): boolean {
  if (nameKey({ ...entry, firstName: '' }) !== nameKey({ ...wanted, firstName: '' })) return false;
  const [a, b] = [lettersOf(entry.firstName), lettersOf(wanted.firstName)];
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length <= 1 && longer.startsWith(shorter);
}

const lettersOf = (text: string) => nameKey({ firstName: text, lastName: '' }).slice(1);
