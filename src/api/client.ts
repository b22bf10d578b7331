import type { ContentKind } from '../content/define-content.ts';
import { facility } from '../content/facilities/facility.ts';
import type { Fields } from '../content/fields/field.ts';
import { hall } from '../content/honors/hall.ts';
import { inductee } from '../content/honors/inductee.ts';
import { episode } from '../content/podcasts/episode.ts';
import { podcast } from '../content/podcasts/podcast.ts';
import { staffMember } from '../content/staff/staff-member.ts';
import { clip } from '../content/videos/clip.ts';
import { findSport, type Sport } from '../domain/sport.ts';
import { alertContract } from './alerts/schema.ts';
import { type ApiFetcherOptions, createApiFetcher } from './api-fetcher.ts';
import { calendarContract } from './calendar/schema.ts';
import { clientMethods, paged } from './client-methods.ts';
import { coachingContract } from './coaching/schema.ts';
import { contentClient } from './content/content-client.ts';
import { eventContract } from './events/schema.ts';
import { formContracts, formListContract } from './forms/schema.ts';
import { gameCenterContract } from './game-center/schema.ts';
import { gameContract, type ScheduleGame } from './games/schema.ts';
import { historyContract } from './history/schema.ts';
import { loadHome } from './home-lists.ts';
import { countHonors, listHonors } from './honors/honors.ts';
import { leaderContract } from './leaders/schema.ts';
import { liveContract } from './live/schema.ts';
import { liveFeedContract } from './live-feed/schema.ts';
import { navigationContract } from './navigation/schema.ts';
import { notificationContract } from './notifications/schema.ts';
import { onThisDayContract } from './on-this-day/schema.ts';
import { opponentHistoryContract } from './opponent-history/schema.ts';
import { emptyPage } from './page.ts';
import { maxIds } from './parameters.ts';
import { playerContracts } from './players/schema.ts';
import { promotionContract } from './promotions/schema.ts';
import { recordContract } from './records/schema.ts';
import { rosterContracts } from './rosters/schema.ts';
import { routeRuleContract } from './route-rules/schema.ts';
import { scheduleContract } from './schedule/schema.ts';
import { searchContract } from './search/schema.ts';
import { careerContracts, seasonStatsContract } from './season-stats/schema.ts';
import { seoContract } from './seo/schema.ts';
import { settingsContract } from './settings/schema.ts';
import { splashContract } from './splash/schema.ts';
import { sportContract } from './sports/schema.ts';
import { toSports } from './sports/sport-entity.ts';
import { staffContract } from './staff/schema.ts';
import { standingsContract } from './standings/schema.ts';
import { bookContract } from './stats/schema.ts';
import { singleStoryContracts, storyContract } from './stories/schema.ts';
import { takeoverContract } from './takeovers/schema.ts';
import { trackingTagContract } from './tracking-tags/schema.ts';
import type { Viewer } from './viewer.ts';

/** Timeouts in milliseconds of calls that every page waits for, so they do not depend on the settings. */
const timeouts = { routeRules: 1500, takeovers: 7000 };

type CalendarRange = { from: string; to: string; sportId?: number | undefined };

type HistoryQuery = {
  sport?: string | undefined;
  letter?: string | undefined;
  year?: number | undefined;
  hometown?: string | undefined;
  page?: number | undefined;
};

export type ApiClient = ReturnType<typeof createApiClient>;

declare module '../routing/load.ts' {
  interface PageApi extends ApiClient {}
}

/**
 * The API client of one request, for one college. A missing resource is undefined. `get` throws an `ApiFailure` if the API fails;
 * `find` and `shell` log the failure and return an empty value, so that the rest of the page is shown.
 */
export function createApiClient(options: ApiFetcherOptions) {
  const fetcher = createApiFetcher(options);
  const { get, find, shell } = clientMethods(fetcher);
  const viewer: Viewer = options.session === undefined ? 'public' : 'staff';
  const content = contentClient(fetcher, viewer);
  const urlIn =
    <F extends Fields>(kind: ContentKind<F>) =>
    async (id: number): Promise<string | undefined> =>
      (await content.get(kind, id))?.url ?? undefined;
  const allSports = get(sportContract.list);
  const getSports = async () => toSports((await allSports()) ?? []);
  const roster = rosterContracts[viewer];
  const story = singleStoryContracts[viewer];
  const days = { get: get(calendarContract.range), find: find(calendarContract.range, []) };
  const splash = { failureMessage: 'Failed to fetch splash page content' };

  return {
    failure: fetcher.failure,
    /** Throws the first `ApiFailure` that was replaced with an empty value, for documents that must be complete. */
    assertComplete: fetcher.assertComplete,
    isComplete: fetcher.isComplete,
    expiresAt: fetcher.expiresAt,
    content,
    /** Newest first. */
    alerts: { active: shell(alertContract, []) },
    calendar: {
      /** The games of an inclusive range of days (YYYY-MM-DD, at most 400), including those that began earlier. */
      games: async ({ from, to, sportId }: CalendarRange) =>
        ((await days.get(from, to, { sportId, ongoing: 'true' })) ?? []).flatMap(({ events }) => events),
      /** The same; none if the call fails. */
      find: async ({ from, to, sportId }: CalendarRange) =>
        (await days.find(from, to, { sportId, ongoing: 'true' })).flatMap(({ events }) => events),
    },
    coaching: { records: get(coachingContract) },
    events: {
      upcoming: paged(find(eventContract.upcoming, emptyPage)),
      results: paged(find(eventContract.results, emptyPage)),
    },
    facilities: { address: urlIn(facility) },
    forms: {
      /** The forms that are open to everyone. */
      list: find(formListContract, []),
      /** A form regardless of its dates. */
      get: get(formContracts[viewer].get),
      results: get(formContracts[viewer].results),
    },
    /** Context of a game between two teams; undefined for meets. */
    gameCenter: { get: get(gameCenterContract) },
    games: {
      get: get(gameContract.get),
      /** Games by id, oldest first; unknown ids are left out. */
      list: async (gameIds: readonly number[]): Promise<ScheduleGame[]> => {
        const ids = [...new Set(gameIds)].sort((a, b) => a - b);
        const parts = Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
          ids.slice(part * maxIds, (part + 1) * maxIds),
        );
        return (await Promise.all(parts.map((part) => find(gameContract.list, [])({ ids: part })))).flat();
      },
    },
    history: {
      /** A page of everyone who was ever on a roster, by name. */
      people: ({ page, ...filter }: HistoryQuery = {}) =>
        get(historyContract.people)({ ...filter, pageIndex: page, pageSize: 100 }),
      /** Past seasons of one sport or all, newest first. */
      archives: async (sport?: string) => (await get(historyContract.archives)({ sport })) ?? [],
    },
    home: loadHome(fetcher),
    honors: {
      /** The URL of the hall with a slug, or of the first hall. */
      hallAddress: async (slug?: string): Promise<string | undefined> =>
        (await content.list(hall, { slug, size: 1 })).items[0]?.url ?? undefined,
      inducteeAddress: urlIn(inductee),
      /** All honors of a person, newest first. */
      ofPerson: (personId: number) => listHonors(content, personId),
      ofSport: (sportId: number) => countHonors(content, sportId),
    },
    /** The best performance of each sport in the games of an inclusive range of days. */
    leaders: find(leaderContract, []),
    live: {
      /** A game's live data; undefined if it has none. */
      get: get(liveContract.get),
      /** Games in progress and those that ended recently. */
      scoreboard: shell(liveContract.scoreboard, { version: 0, games: [] }),
      /** The given games that are live or ended recently, with their latest plays. */
      games: find(liveContract.games, { version: 0, games: [] }),
      /** A sport's game in progress, or else its last game, in the established feed format. */
      feed: async (sport: string) => (await find(liveFeedContract.get, undefined)(sport))?.Game,
    },
    navigation: {
      main: shell(navigationContract.main, []),
      sections: shell(navigationContract.sections, []),
      sub: shell(navigationContract.sub, []),
    },
    /** Without a key if the college sends no notifications. */
    notifications: { get: find(notificationContract, { publicKey: null }) },
    /** What happened on a calendar day (`11-22`, by default today) in past years. */
    onThisDay: { get: get(onThisDayContract) },
    opponentHistory: {
      /** The series against all opponents of a sport; undefined if the sport does not show them. */
      list: get(opponentHistoryContract.list),
      get: get(opponentHistoryContract.get),
    },
    players: { get: get(playerContracts[viewer]) },
    podcasts: { address: urlIn(podcast), episodeAddress: urlIn(episode) },
    promotions: {
      /** The current campaigns of a place; a sport without its own place uses the site's. */
      get: (name: string, sportId?: number) =>
        sportId
          ? find(promotionContract.ofSport, undefined)(name, sportId)
          : find(promotionContract.get, undefined)(name),
      /** Counts a click on a campaign and returns its stored link; undefined if there is none. */
      click: async (campaignId: number) => (await get(promotionContract.click)(campaignId))?.link,
    },
    records: {
      get: get(recordContract),
      /** The marks of a person in the record book of a sport. */
      ofPerson: async (sport: string, personId: number) =>
        (await find(recordContract, undefined)(sport, { personId }))?.lists ?? [],
    },
    rosters: {
      /** Seasons with a roster, newest first. */
      list: find(roster.list, []),
      /** The roster of a season by title, or of the current season. */
      bySport: get(roster.bySport),
      /** The same; undefined when the API fails. */
      find: find(roster.bySport, undefined),
      get: get(roster.get),
    },
    /** The redirect of a percent-encoded path without query. */
    routeRules: { find: find(routeRuleContract, {}, { timeout: timeouts.routeRules }) },
    schedule: {
      /** Newest first. */
      seasons: async (sportId: number) => (await get(scheduleContract.seasons)({ initialSportId: sportId })) ?? [],
      get: get(scheduleContract.get),
      /** Of a season by title, or of the current season. */
      bySport: get(scheduleContract.bySport),
    },
    search: { find: get(searchContract.find) },
    seo: {
      get: shell(seoContract.get, {}),
      sitemap: find(seoContract.sitemap, { storyYears: [], rosterSports: [], gameSports: [], kinds: [] }),
      boxScores: find(seoContract.boxScores, []),
    },
    settings: { get: shell(settingsContract, undefined) },
    splash: {
      /** The newest splash of a sport home, or of the home page without a sport; it may not have started. */
      forSport: async (sportId = 0) => (await find(splashContract.forSport, undefined, splash)(sportId))?.data,
      get: async (splashId: number) => (await find(splashContract.get, undefined, splash)({ splashId }))?.data,
      /** Any splash of the college, for staff only. */
      hidden: async (splashId: number) =>
        (await find(splashContract.hidden, undefined, splash)({ splashId, t: String(Date.now()) }))?.data,
    },
    sports: {
      /** All sports including non-sports, by title; empty if the call fails. */
      list: async (): Promise<readonly Sport[]> =>
        toSports(await find(sportContract.list, [], { failureMessage: 'Sports get failed' })()),
      /** A sport by global slug, or else by short name. */
      find: async (word: string): Promise<Sport | undefined> => findSport(await getSports(), word),
      get: async (id: number): Promise<Sport | undefined> => (await getSports()).find((sport) => sport.id === id),
    },
    staff: {
      /** The staff of a season by title; by default of the current season, or the newest with staff. */
      bySport: get(staffContract.bySport),
      /** A coach or staff member of a season. */
      get: get(staffContract.get),
      /** The URL of a member of the staff directory. */
      memberAddress: urlIn(staffMember),
    },
    standings: { get: get(standingsContract), find: find(standingsContract, undefined) },
    stats: {
      /** The box score of a game; undefined if there is none. */
      boxScore: async (gameId: number) => (await get(bookContract)(gameId, { fields: 'book' }))?.book,
      /** A view of a season's statistics. */
      season: get(seasonStatsContract),
      /** Lists of a season's leaders; none if the sport has no statistics. */
      leaders: async (sport: string, title: string) =>
        (await find(seasonStatsContract, undefined)(sport, title, { view: 'leaders' }))?.sheets ?? [],
      /** A player's seasons and career in one sport. */
      career: get(careerContracts[viewer]),
    },
    stories: {
      /** Newest first. */
      list: paged(find(storyContract.list, emptyPage)),
      get: get(story.get),
      /** Number of stories by year, newest first, and by sport, in order of title. */
      counts: find(storyContract.counts, { years: [], sports: [] }),
      /** Related stories, and the previous and next in the story's sport; none for hidden stories. */
      neighbors: find(storyContract.neighbors, undefined),
      /** A story by its URL. A former slug also matches, so compare `url`. */
      byAddress: ({ year, month, day, slug }: { year: number; month: number; day: number; slug: string }) =>
        get(story.byAddress)(`${month}-${day}-${year}`, slug),
    },
    /** The takeovers of a sport home, or without a sport those of the home page. */
    takeovers: {
      list: shell(
        takeoverContract,
        { config: { isConcurrent: false }, takeovers: [] },
        { timeout: timeouts.takeovers },
      ),
    },
    /** Tags whose conditions match; a tag without a condition always matches. */
    trackingTags: { search: shell(trackingTagContract, []) },
    videos: { get: (id: number) => content.get(clip, id), address: urlIn(clip) },
  };
}
