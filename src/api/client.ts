import { facility } from '../content/facilities/facility.ts';
import { staffMember } from '../content/staff/staff-member.ts';
import { clip } from '../content/videos/clip.ts';
import type { RecordSpan, RecordSubject } from '../domain/records/record-list.ts';
import { findSport, type Sport } from '../domain/sport.ts';
import { alerts } from './alerts/schema.ts';
import { type ApiFetcherOptions, createApiFetcher } from './api-fetcher.ts';
import { apiPath } from './api-path.ts';
import { calendar } from './calendar/schema.ts';
import { type CoachingType, coachingRecords } from './coaching/schema.ts';
import { contentClient } from './content/content-client.ts';
import { eventsClient, loadHome } from './events/events-client.ts';
import { form, formResults, listedForm } from './forms/schema.ts';
import { gameCenter } from './game-center/schema.ts';
import { type ScheduleGame, scheduleGame, scheduleGames } from './games/schema.ts';
import { archives, historicalRoster } from './history/schema.ts';
import { honorsClient } from './honors/honors-client.ts';
import { gameLeaders } from './leaders/schema.ts';
import { liveClient } from './live/live-client.ts';
import { navigation, siteSections } from './navigation/schema.ts';
import { onThisDay } from './on-this-day/schema.ts';
import { opponentHistory, opponentList } from './opponent-history/schema.ts';
import { emptyPage } from './page.ts';
import { mostIds } from './parameters.ts';
import { playerBio, playerHistoryPage } from './players/schema.ts';
import { podcastsClient } from './podcasts/podcasts-client.ts';
import { clickReceipt, type Promotion, promotion } from './promotions/schema.ts';
import { type RecordBook, recordBook } from './records/schema.ts';
import { type Roster, roster, rosterOptions } from './rosters/schema.ts';
import { scheduleClient } from './schedule/schedule-client.ts';
import { searchAnswer } from './search/schema.ts';
import { careerStats, type SeasonStats, type StatView, seasonStats } from './season-stats/schema.ts';
import { boxScoreUrls, seo, sitemapParts } from './seo/schema.ts';
import { type Settings, settings } from './settings/schema.ts';
import { siteClient } from './site-client.ts';
import { splashClient } from './splash/splash-client.ts';
import { sports } from './sports/schema.ts';
import { toSports } from './sports/sport-entity.ts';
import { coachPage, seasonStaff, staffBio } from './staff/schema.ts';
import { type Standings, standings } from './standings/schema.ts';
import { bookAnswer } from './stats/schema.ts';
import { storiesClient } from './stories/stories-client.ts';
import { takeovers } from './takeovers/schema.ts';

type CalendarRange = { from: string; to: string; sportId?: number | undefined };

type PlayerQuery = {
  lastNameStart?: string | undefined;
  sportId?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
};

type HistoryQuery = {
  sport?: string | undefined;
  letter?: string | undefined;
  year?: number | undefined;
  hometown?: string | undefined;
  page?: number | undefined;
};

/** Takeovers block the page, so their timeout does not depend on the settings. */
const takeoverTimeout = 7000;

type SearchRequest = {
  q: string;
  kind?: string | undefined;
  sportId?: number | undefined;
  isLiteral?: boolean;
  page?: number;
};

export type ApiClient = ReturnType<typeof createApiClient>;

/**
 * The API client of one request, for one college. Missing data is undefined. The main content of a page
 * (`home`, `schedule`, `calendar`, `games`, `gameCenter`, `rosters.get`, `rosters.bySport`, `players`, `stats`, `live.get`, `stories.get`, `stories.byAddress`,
 * `sports.find`, `sports.get`) throws an `ApiFailure` if the API fails; everything else logs the failure and returns an empty value.
 */
export function createApiClient(options: ApiFetcherOptions) {
  // staff endpoints mirror the public ones below this prefix
  const view = options.session === undefined ? [] : ['Hidden'];
  const reader = createApiFetcher(options);
  const { get, getOr, getShell, failure } = reader;
  const content = contentClient(reader, view);
  const sportsPath = apiPath(['Sports']);
  const allSports = async () => toSports((await get(sportsPath, sports)) ?? []);

  const calendarPath = ({ from, to, sportId }: CalendarRange) =>
    apiPath(['Calendar', 'from', from, 'to', to], { sportId, ongoing: 'true' });

  return {
    ...siteClient(reader),
    /** Throws the first `ApiFailure` that was replaced with an empty value, for documents that must be complete. */
    assertComplete: reader.assertComplete,
    failure,
    isComplete: reader.isComplete,
    expiresAt: reader.expiresAt,
    content,
    honors: honorsClient(content),
    podcasts: podcastsClient(content),
    facilities: {
      /** The URL of a facility by id. Throws an `ApiFailure` if the API fails. */
      address: async (id: number): Promise<string | undefined> => (await content.get(facility, id))?.url ?? undefined,
    },
    forms: {
      /** The forms that are open to everyone; none if the API fails. */
      list: () => getOr(apiPath(['Forms']), listedForm.array(), []),
      /** A form regardless of its dates. Throws an `ApiFailure` if the API fails. */
      get: (id: number) => get(apiPath([...view, 'Forms', id]), form),
      results: (id: number) => get(apiPath([...view, 'Forms', id, 'Results']), formResults),
    },
    settings: {
      get: () => getShell<Settings | undefined>(apiPath(['common', 'settings']), settings, undefined),
    },
    seo: {
      get: () => getShell(apiPath(['Seo']), seo, {}),
      sitemap: () =>
        getOr(apiPath(['Seo', 'sitemap']), sitemapParts, {
          storyYears: [],
          rosterSports: [],
          gameSports: [],
          kinds: [],
        }),
      boxScores: (sport: string) => getOr(apiPath(['Seo', 'sitemap', 'games', sport]), boxScoreUrls, []),
    },
    navigation: {
      main: () => getShell(apiPath(['navigation']), navigation, []),
      sections: () => getShell(apiPath(['navigation', 'sections']), siteSections, []),
      sub: (sportId: number) => getShell(apiPath(['navigation', 'sub'], { sportId }), navigation, []),
    },
    sports: {
      /** All sports including non-sports, by title; empty if the call fails. */
      list: async (): Promise<readonly Sport[]> =>
        toSports(await getOr(sportsPath, sports, [], { failureMessage: 'Sports get failed' })),
      /** A sport by global slug, or else by short name. */
      find: async (word: string): Promise<Sport | undefined> => findSport(await allSports(), word),
      get: async (id: number): Promise<Sport | undefined> => (await allSports()).find((sport) => sport.id === id),
    },
    schedule: scheduleClient(reader),
    games: {
      get: (gameId: number) => get(apiPath(['ScheduleGames', gameId]), scheduleGame),
      /** Games by id, oldest first; unknown ids are left out. */
      list: async (gameIds: readonly number[]): Promise<ScheduleGame[]> => {
        const ids = [...new Set(gameIds)].sort((a, b) => a - b);
        const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
          ids.slice(part * mostIds, (part + 1) * mostIds),
        );
        const pages = parts.map((some) => getOr(apiPath(['ScheduleGames'], { ids: some.join() }), scheduleGames, []));
        return (await Promise.all(pages)).flat();
      },
    },
    onThisDay: {
      /** What happened on a calendar day (`11-22`, by default today) in past years. */
      get: (date?: string) => get(apiPath(['OnThisDay'], { date }), onThisDay),
    },
    home: loadHome(reader),
    gameCenter: {
      /** Context of a game between two teams; undefined for meets. */
      get: (gameId: number) => get(apiPath(['GameCenter', gameId]), gameCenter),
    },
    events: eventsClient(reader),
    calendar: {
      /** The games of an inclusive range of days (YYYY-MM-DD, at most 400), including those that began earlier. */
      games: async (range: CalendarRange) =>
        ((await get(calendarPath(range), calendar)) ?? []).flatMap(({ events }) => events),
      /** The same; none if the call fails. */
      find: async (range: CalendarRange) =>
        (await getOr(calendarPath(range), calendar, [])).flatMap(({ events }) => events),
    },
    rosters: {
      /** Seasons with a roster, newest first. `sport` is a slug or short name. */
      list: (sport: string) => getOr(apiPath([...view, 'Rosters', 'list'], { sport }), rosterOptions, []),
      /** The roster of a season by title, or of the current season. */
      bySport: (sport: string, season?: string) =>
        get(apiPath([...view, 'Rosters', 'bySport', sport], { season }), roster),
      /** The same; undefined when the API fails. */
      find: (sport: string, season?: string) =>
        getOr<Roster | undefined>(apiPath([...view, 'Rosters', 'bySport', sport], { season }), roster, undefined),
      get: (rosterId: number) => get(apiPath([...view, 'Rosters', rosterId]), roster),
    },
    players: {
      get: (rosterPlayerId: number) => get(apiPath([...view, 'Players', rosterPlayerId]), playerBio),
      history: ({ lastNameStart, sportId, page, size }: PlayerQuery = {}) =>
        get(
          apiPath(['Players', 'history'], { lastNameStart, sportId, pageIndex: page, pageSize: size }),
          playerHistoryPage,
        ),
    },
    history: {
      /** A page of everyone who was ever on a roster, by name; `sport` is a slug or short name. */
      people: ({ page, ...filter }: HistoryQuery = {}) =>
        get(apiPath(['Players', 'historical'], { ...filter, pageIndex: page, pageSize: 100 }), historicalRoster),
      /** Past seasons of one sport or all, newest first. */
      archives: async (sport?: string) => (await get(apiPath(['Archives'], { sport }), archives)) ?? [],
    },
    staff: {
      coaches: (sportId: number) => getOr(apiPath(['Staff', 'coaches'], { sportId }), coachPage, emptyPage),
      /** The staff of a season by title; by default of the current season, or the newest with staff. */
      bySport: (sport: string, season?: string) => get(apiPath(['Staff', 'bySport', sport], { season }), seasonStaff),
      /** A coach or staff member of a season. */
      get: (id: number) => get(apiPath(['Staff', 'members', id]), staffBio),
      /** The URL of a member of the staff directory. */
      memberAddress: async (id: number) => (await content.get(staffMember, id))?.url ?? undefined,
    },
    coaching: {
      /** The records of a sport's coaches by season or by tenure. */
      records: (sport: string, type: CoachingType) =>
        get(apiPath(['Coaches', 'records', sport, type]), coachingRecords),
    },
    stats: {
      /** The box score of a game; undefined if there is none. */
      boxScore: async (gameId: number) =>
        (await get(apiPath(['Stats', 'boxscore', gameId], { fields: 'book' }), bookAnswer))?.book,
      /** A view of a season's statistics; `sport` is a slug or short name. */
      season: (sport: string, title: string, { view, player }: { view?: StatView; player?: number | undefined } = {}) =>
        get(apiPath(['Stats', 'season', sport, title], { view, player }), seasonStats),
      /** Lists of a season's leaders; none if the API fails or the sport has no statistics. */
      leaders: async (sport: string, title: string) =>
        (
          await getOr<SeasonStats | undefined>(
            apiPath(['Stats', 'season', sport, title], { view: 'leaders' }),
            seasonStats,
            undefined,
          )
        )?.sheets ?? [],
      /** A player's seasons and career in one sport. */
      career: (rosterPlayerId: number) => get(apiPath([...view, 'Stats', 'career', rosterPlayerId]), careerStats),
    },
    opponentHistory: {
      /** The series against all opponents of a sport; undefined if the sport does not show them. `sport` is a slug or short name. */
      list: (sport: string) => get(apiPath(['OpponentHistory', sport]), opponentList),
      get: (sport: string, opponentId: number) => get(apiPath(['OpponentHistory', sport, opponentId]), opponentHistory),
    },
    records: {
      /** The record book of a sport; `sport` is a slug or short name. */
      get: (sport: string, { subject, span }: { subject?: RecordSubject; span?: RecordSpan } = {}) =>
        get(apiPath(['Records', sport], { subject, span }), recordBook),
      /** The marks of a person in the record book of a sport; none when the API fails. */
      ofPerson: async (sport: string, personId: number) =>
        (await getOr<RecordBook | undefined>(apiPath(['Records', sport], { personId }), recordBook, undefined))
          ?.lists ?? [],
    },
    /** The best performance of each sport in the games of an inclusive range of days; none if the call fails. */
    leaders: (from: string, to: string) => getOr(apiPath(['Leaders'], { from, to }), gameLeaders, []),
    standings: {
      /** The standings of a season by title; `sport` is a slug or short name. */
      get: (sport: string, season: string) => get(apiPath(['Standings', sport, season]), standings),
      /** The same; undefined when the API fails. */
      find: (sport: string, season: string) =>
        getOr<Standings | undefined>(apiPath(['Standings', sport, season]), standings, undefined),
    },
    live: liveClient(reader),
    search: {
      /** Searches by terms; returns the first results of each kind, or a page of one kind. Throws if the API fails. */
      find: ({ q, kind, sportId, isLiteral, page }: SearchRequest) =>
        get(
          apiPath(['search'], { q, kind, sportId, literal: isLiteral ? 'true' : undefined, pageIndex: page }),
          searchAnswer,
        ),
    },
    stories: storiesClient(reader, view),
    splash: splashClient(reader),
    takeovers: {
      /** The takeovers of a sport home, or without a sport those of the home page. */
      list: (sportId?: number) =>
        getShell(
          apiPath(['Takeovers'], { sportId }),
          takeovers,
          { config: { isConcurrent: false }, takeovers: [] },
          { timeout: takeoverTimeout },
        ),
    },
    /** Newest first. */
    alerts: { active: () => getShell(apiPath(['Alert', 'active']), alerts, []) },
    promotions: {
      /** The current campaigns of a place; a sport without its own place uses the site's. Undefined if there are none. */
      get: (name: string, sportId?: number) =>
        getOr<Promotion | undefined>(
          apiPath(sportId ? ['promotions', name, sportId] : ['promotions', name]),
          promotion,
          undefined,
        ),
      /** Counts a click on a campaign and returns its stored link; undefined if there is none. */
      click: async (campaignId: number) =>
        (await get(apiPath(['promotions', 'click', campaignId]), clickReceipt))?.link,
    },
    videos: {
      /** Throws an `ApiFailure` if the API fails. */
      get: (id: number) => content.get(clip, id),
      /** The URL of a video by id. Throws an `ApiFailure` if the API fails. */
      address: async (id: number): Promise<string | undefined> => (await content.get(clip, id))?.url ?? undefined,
    },
  };
}
