import { plainLatin } from '../../web/slug.ts';
import { nameKey, type PersonName } from '../person-name.ts';

/** A person's seasons on the rosters of one sport. */
export type RosteredPlayer = PersonName & {
  personId: number;
  hometown: string | null;
  sportId: number;
  /** First years of the seasons, ascending. */
  years: readonly number[];
  /** Years in which the player earned a letter; null if letters are not recorded. */
  lettered: readonly number[] | null;
  /** The newest roster row, whose bio is linked. */
  rosterPlayerId: number;
};

/** A letterwinner entry; `years` are those of letters, empty if unknown. */
export type ImportedLetterwinner = PersonName & {
  sportId: number;
  years: readonly number[];
  hometown: string | null;
  personId: number | null;
  note: string | null;
};

export type HistoricalTeam = {
  sportId: number;
  /** On a roster or lettered. */
  years: readonly number[];
  /** Null if letters are not recorded. */
  lettered: readonly number[] | null;
  /** Undefined for someone who was never on a roster of the sport. */
  rosterPlayerId: number | undefined;
  note: string | null;
};

export type HistoricalPerson = PersonName & { hometown: string | null; teams: readonly HistoricalTeam[] };

/** Longest career in years; the same name further apart is two people, as in rosters. */
const careerYears = 6;

/**
 * Everyone who was ever on a roster, by name. A letterwinner is the person that the entry names, else the only one of the
 * same name who played the sport within a career's length, else one of the same name and hometown, else a new person.
 */
export function historicalPeople(
  players: readonly RosteredPlayer[],
  letterwinners: readonly ImportedLetterwinner[],
): HistoricalPerson[] {
  const people = new Map<string, { person: PersonName; hometown: string | null; teams: HistoricalTeam[] }>();
  for (const { firstName, lastName, hometown, ...team } of players) {
    const key = `person ${team.personId}`;
    const known = people.get(key) ?? { person: { firstName, lastName }, hometown, teams: [] };
    const { personId: _, ...seasons } = team;
    known.teams.push({ ...seasons, note: null });
    people.set(key, known);
  }
  const byName = Map.groupBy(players, nameKey);
  for (const [index, { firstName, lastName, hometown, ...entry }] of letterwinners.entries()) {
    const name = { firstName, lastName };
    const personId = entry.personId ?? onlyOne(byName.get(nameKey(name)) ?? [], entry);
    const own = `${nameKey(name)} ${hometown ?? `entry ${index}`}`;
    const key = personId !== undefined && people.has(`person ${personId}`) ? `person ${personId}` : own;
    const known = people.get(key) ?? { person: name, hometown, teams: [] };
    addTeam(known.teams, entry);
    people.set(key, known);
  }
  return [...people.values()]
    .map(({ person, hometown, teams }) => ({ ...person, hometown, teams: teams.sort(byFirstYear) }))
    .sort((a, b) => collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName));
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

const byFirstYear = (a: HistoricalTeam, b: HistoricalTeam): number => (a.years[0] ?? 0) - (b.years[0] ?? 0);

/** The player of the sport whose years are near those of an entry, if there is only one. */
function onlyOne(
  sameName: readonly RosteredPlayer[],
  { sportId, years }: Pick<ImportedLetterwinner, 'sportId' | 'years'>,
): number | undefined {
  const near = sameName.filter(
    (player) =>
      player.sportId === sportId &&
      player.years.some((year) => years.some((lettered) => Math.abs(year - lettered) <= careerYears)),
  );
  return near.length === 1 ? near[0]?.personId : undefined;
}

/** Adds the years of an entry to the person's team of the sport. */
function addTeam(
  teams: HistoricalTeam[],
  { sportId, years, note }: Pick<ImportedLetterwinner, 'sportId' | 'years' | 'note'>,
): void {
  const index = teams.findIndex((team) => team.sportId === sportId);
  const known = teams[index];
  const team = {
    sportId,
    rosterPlayerId: known?.rosterPlayerId,
    years: union(known?.years, years),
    lettered: years.length > 0 ? union(known?.lettered, years) : (known?.lettered ?? null),
    note: note ?? known?.note ?? null,
  };
  if (known) teams[index] = team;
  else teams.push(team);
}

const union = (known: readonly number[] | null | undefined, years: readonly number[]): number[] =>
  [...new Set([...(known ?? []), ...years])].sort((a, b) => a - b);

/** The letter of a name in an A–Z list: "Ångström" is A; undefined for other scripts. */
export const letterOf = ({ lastName }: PersonName): string | undefined =>
  /[a-z]/.exec(plainLatin(lastName).slice(0, 1))?.[0]?.toUpperCase();

export type HistoryFilter = {
  sportId?: number | undefined;
  letter?: string | undefined;
  year?: number | undefined;
  /** Part of a hometown, ignoring case and accents. */
  hometown?: string | undefined;
};

/** Whether a person matches all given values; sport and year must match the same team. */
export function fitsHistory(person: HistoricalPerson, { sportId, letter, year, hometown }: HistoryFilter): boolean {
  if (letter !== undefined && letterOf(person) !== letter) return false;
  if (hometown !== undefined && !plainLatin(person.hometown ?? '').includes(plainLatin(hometown))) return false;
  return person.teams.some(
    (team) => (sportId === undefined || team.sportId === sportId) && (year === undefined || team.years.includes(year)),
  );
}
