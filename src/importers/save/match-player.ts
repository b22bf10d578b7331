import { nameKey, type PersonName } from '../../domain/person-name.ts';

export type RosterEntry = PersonName & {
  /** Of the roster row. */
  id: number;
  personId: number;
  jersey: string | null;
};

type Wanted = PersonName & { jersey: string };

/**
 * The roster row of a player as a file writes him or her: the same name (two of one name are told apart by number), else
 * the same number and surname with a first name cut to its initial. Never by surname alone: siblings stay two people.
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
