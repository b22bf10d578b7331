import type { SportFamily } from './sport-family.ts';

/** A college's sport with the specification's property names; `api/sports/sport-entity.ts` converts it from the wire. */
export type Sport = {
  id: number;
  title: string;
  short_title: null;
  shortname: string;
  abbreviation: string | null;
  gender: string | null;
  global_sport_id: number | null;
  global_sport_shortname: string | null;
  global_sport_name_slug: string | null;
  facebook: string | null;
  instagram: string | null;
  pinterest: string | null;
  twitter: string | null;
  youtube: string | null;
  tickets: string | null;
  url: null;
  non_sport: boolean;
  displayOpponentHistory: boolean;
  rosterId: number | null;
  scheduleId: number | null;
  family: SportFamily;
  /** Title of the current season, "2026" or "2025-26". */
  seasonTitle: string | null;
  /** Whether there are past seasons. */
  hasArchives: boolean;
};

/** With the property names of the specification, or with those of the API and the database. */
export type SluggedSport =
  | Pick<Sport, 'global_sport_name_slug' | 'shortname'>
  | { globalSportNameSlug: string | null; shortName: string };

/** A sport's slug in page addresses: its global slug, else its short name. */
export const sportSlug = (sport: SluggedSport): string =>
  'shortname' in sport
    ? (sport.global_sport_name_slug ?? sport.shortname)
    : (sport.globalSportNameSlug ?? sport.shortName);

/** "Men's Soccer, Women's Soccer"; empty without sports. */
export const sportTitles = (sports: readonly { title: string }[]): string =>
  sports.map(({ title }) => title).join(', ');

/** Finds a sport by a path segment, ignoring case: global slug first, then short name, then abbreviation. */
export function findSport(sports: readonly Sport[], word: string): Sport | undefined {
  const wanted = word.toLowerCase();
  const named = (name: (sport: Sport) => string | null) =>
    sports.find((sport) => name(sport)?.toLowerCase() === wanted);
  return (
    named((sport) => sport.global_sport_name_slug) ??
    named((sport) => sport.shortname) ??
    named((sport) => sport.global_sport_shortname)
  );
}

/** The entries that are teams, by title. A college's list also has entries that are only pages. */
export const teamSports = (sports: readonly Sport[]): Sport[] =>
  sports.filter(({ non_sport }) => !non_sport).sort((a, b) => a.title.localeCompare(b.title, 'en'));
