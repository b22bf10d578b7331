import { findGlobalSport } from '../../domain/global-sports.ts';
import {
  fitsHistory,
  type HistoricalPerson,
  type HistoryFilter,
  historicalPeople,
  letterOf,
} from '../../domain/history/historical-people.ts';
import { formatSeasons, parseLetterYears } from '../../domain/history/letter-years.ts';
import { parsePersonName } from '../../domain/person-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { toSportReference } from '../../domain/sport-reference.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { href } from '../../routing/routes.ts';
import { playerSlug, playerUrl } from '../rosters/reshape-player.ts';
import type { SportRow } from '../sports/queries.ts';
import type { ArchivedSeasonRow, findHistoricalPlayers, findLetterwinners } from './queries.ts';
import type { ArchivedSeason, Archives, HistoricalPersonResponse } from './schema.ts';

type Sports = ReadonlyMap<number, SportRow['sport']>;

/** Everyone of a college, by name. */
export const toHistory = (
  players: Awaited<ReturnType<typeof findHistoricalPlayers>>,
  letterwinners: Awaited<ReturnType<typeof findLetterwinners>>,
): HistoricalPerson[] =>
  historicalPeople(
    players,
    letterwinners.map(({ name, years, ...row }) => ({
      ...row,
      ...parsePersonName(name),
      years: (years === null ? undefined : parseLetterYears(years)) ?? [],
    })),
  );

export function toHistoricalPerson(person: HistoricalPerson, sports: Sports): HistoricalPersonResponse {
  const { firstName, lastName, hometown } = person;
  return {
    firstName,
    lastName,
    hometown,
    teams: person.teams.flatMap(({ sportId, years, lettered, rosterPlayerId, note }) => {
      const sport = sports.get(sportId);
      if (!sport) return [];
      return {
        sportTitle: sport.title,
        sportSlug: sportSlug(sport),
        years: formatSeasons(years, isAcrossYears(sport)),
        letters: lettered && formatSeasons(lettered, isAcrossYears(sport)),
        url: rosterPlayerId === undefined ? null : playerUrl(sport, playerSlug(person), rosterPlayerId),
        note,
      };
    }),
  };
}

const isAcrossYears = (sport: SportRow['sport']): boolean => findGlobalSport(sportSlug(sport))?.acrossYears ?? false;

/** The choices of a historical roster: letters and years with people, and sports by title. */
export function historyChoices(people: readonly HistoricalPerson[], filter: HistoryFilter, sports: Sports) {
  const { sportId } = filter;
  const ofSport = people.flatMap(({ teams }) =>
    teams.filter((team) => sportId === undefined || team.sportId === sportId),
  );
  const fitting = people.filter((person) => fitsHistory(person, { ...filter, letter: undefined }));
  const sportIds = new Set(people.flatMap(({ teams }) => teams.map((team) => team.sportId)));
  return {
    letters: [...new Set(fitting.flatMap((person) => letterOf(person) ?? []))].sort(),
    years: [...new Set(ofSport.flatMap(({ years }) => years))].sort((a, b) => b - a),
    sports: [...sports.values()]
      .filter(({ id }) => sportIds.has(id))
      .map((sport) => ({ title: sport.title, slug: sportSlug(sport) })),
  };
}

export function toArchives(rows: readonly ArchivedSeasonRow[]): Archives {
  const bySport = Map.groupBy(rows, ({ sport }) => sport.id);
  return [...bySport.values()].flatMap((ofSport) => {
    const [first] = ofSport;
    const seasons = ofSport.map(toArchivedSeason).filter(hasContent);
    return first && seasons.length > 0 ? [{ sport: toSportReference(first.sport), seasons }] : [];
  });
}

const hasContent = ({ scheduleUrl, rosterUrl, coachesUrl, statsUrl, stories }: ArchivedSeason) =>
  scheduleUrl !== null || rosterUrl !== null || coachesUrl !== null || statsUrl !== null || stories > 0;

function toArchivedSeason({ sport, title, from, to, stories, ...has }: ArchivedSeasonRow): ArchivedSeason {
  const slug = sportSlug(sport);
  return {
    title,
    scheduleUrl: has.hasGames ? href('schedule', { globalSportNameSlug: slug, seasonTitle: title }) : null,
    rosterUrl: has.hasRoster ? href('roster', { slug, season: title }) : null,
    coachesUrl: has.hasCoaches ? href('coaches', { sportSlug: slug, season: title }) : null,
    statsUrl:
      has.hasStats && getSeasonBook(sport.family) ? href('cumeStats', { sportSlug: slug, season: title }) : null,
    stories,
    from,
    to,
  };
}
