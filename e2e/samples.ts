import { kinds } from '../src/content/kinds.ts';
import { getRoute, href, matchRoute, type RouteName, routes } from '../src/routing/routes.ts';
import type { FileFormat } from '../src/routing/variants.ts';
import { isOtherDay } from '../src/testing/test-day.ts';
import type { College } from './colleges.ts';
import type { Site } from './site.ts';

type Sport = { id: number; globalSportNameSlug: string; nonSport: boolean; family: string; rosterId: number | null };
type Story = { id: number; url: string; video: unknown; games: unknown[] };

/** Number of stories searched for one with a video and one with games. */
const searchedStories = 12;

const sportsOf = async (site: Site, college: College): Promise<Sport[]> =>
  (await site.api(college, '/Sports')).filter(({ nonSport }: Sport) => !nonSport);

const gamesPlayed = async (site: Site, college: College, { id }: Sport): Promise<number> =>
  (await site.api(college, `/EventsResults/results?sportId=${id}&pageSize=1`)).total;

/** The list of forms has open ones only, so the first ids are tried. */
const formsOf = async (site: Site, college: College): Promise<{ url: string; results: string }[]> => {
  const ids = Array.from({ length: 8 }, (_, index) => index + 1);
  const forms = await Promise.all(ids.map((id) => site.api(college, `/Forms/${id}`).catch(() => undefined)));
  return forms.filter((form) => form !== undefined);
};

/** One sport of each family, because families differ in terms and columns; those with the most games come first. */
const sportOfEachFamily = async (site: Site, college: College): Promise<Sport[]> => {
  const sports = await sportsOf(site, college);
  const played = await Promise.all(sports.map((sport) => gamesPlayed(site, college, sport)));
  const byPlayed = sports
    .map((sport, index) => ({ sport, played: played[index] ?? 0 }))
    .sort((a, b) => b.played - a.played)
    .map(({ sport }) => sport);
  return [...Map.groupBy(byPlayed, ({ family }) => family).values()].flatMap(([sport]) => sport ?? []);
};

const newestBoxScore = async (site: Site, college: College, { id }: Sport): Promise<string[]> => {
  const { items } = await site.api(college, `/EventsResults/results?sportId=${id}&pageSize=100`);
  const game = items.find(({ boxscoreUrl }: { boxscoreUrl: string | null }) => boxscoreUrl);
  return game ? [game.boxscoreUrl] : [];
};

/** Game centers of the next or last games against a single opponent. */
const gameCentersOf = async (site: Site, college: College, list: 'upcoming' | 'results'): Promise<string[]> => {
  const { items } = await site.api(college, `/EventsResults/${list}?pageSize=30`);
  return items
    .filter(({ opponent }: { opponent: { id: number | null } }) => opponent.id !== null)
    .map(({ id }: { id: number }) => href('gameCenter', { gameId: String(id) }));
};

/** The addresses of a box score's tabs. */
const tabsOf = async (site: Site, college: College, boxScore: string): Promise<string[]> => {
  const html = await site.text(college, boxScore);
  return [...new Set(html.match(/\?view=[a-z-]+/g))].map((query) => boxScore + query);
};

export type SampledName = Exclude<RouteName, `${'hidden' | 'protected' | FileFormat}${Capitalize<string>}`>;

/** The public pages: hidden ones redirect readers without a session to the log-in, and no list has the protected ones. */
export const sampledRoutes = routes.map(({ name }) => name).filter(isSampled);

function isSampled(name: RouteName): name is SampledName {
  const { access, file } = getRoute(name);
  return access === 'public' && !file;
}

type Samples = {
  /** Addresses in different states of the template: with and without content, views, sent forms. */
  states: string[];
  /** More addresses, in one of those states. */
  others?: string[];
};

/** The list page and the first row of each content kind with pages, as far as they belong to a route. */
async function contentSamples(site: Site, college: College, name: SampledName): Promise<Samples> {
  const found = kinds.map(async ({ path, url, listUrl }) => {
    if (!path || !url) return { list: '', rows: [] };
    const { items } = await site.api(college, `${path}?pageSize=1`);
    return { list: listUrl?.() ?? '', rows: items.map((item: { url: string }) => item.url) };
  });
  const pages = await Promise.all(found);
  const own = pages
    .flatMap(({ list, rows }) => [list, ...rows])
    .filter((address) => matchRoute(address)?.route.name === name);
  // a college without rows has the list alone
  return {
    states: own.length > 0 ? own : pages.flatMap(({ list, rows }) => (rows.length === 0 && list ? [list] : [])),
  };
}

/** Addresses of the routes that no content kind has, found through the API of the running site. */
const samples: { [Name in SampledName]?: (site: Site, college: College) => Promise<Samples> } = {
  home: async () => ({ states: [href('home')] }),
  sport: async (site, college) => {
    const [first, ...rest] = (await sportOfEachFamily(site, college))
      .slice(0, 3)
      .map((sport) => href('sport', { slug: sport.globalSportNameSlug }));
    return { states: first ? [first] : [], others: rest };
  },
  schedule: async (site, college) => {
    const schedules = (await sportOfEachFamily(site, college)).map((sport) =>
      href('schedule', { globalSportNameSlug: sport.globalSportNameSlug }),
    );
    // sports with few games have tournaments and meets instead of opponents
    const states = [...schedules.slice(0, 1), ...schedules.slice(1).slice(-1)];
    const others = new Set([...schedules.slice(0, 3), ...schedules.slice(-3)]).difference(new Set(states));
    return { states, others: [...others] };
  },
  printSchedule: async (site, college) => {
    const [first] = await sportOfEachFamily(site, college);
    return {
      states: first ? [href('printSchedule', { globalSportNameSlug: first.globalSportNameSlug })] : [],
    };
  },
  textSchedule: async (site, college) => {
    const [first] = await sportOfEachFamily(site, college);
    return { states: first ? [href('textSchedule', { globalSportNameSlug: first.globalSportNameSlug })] : [] };
  },
  calendar: async () => ({
    states: [undefined, 'week', 'list'].map((view) => href('calendar', {}, { view })),
    others: [href('calendar', {}, { date: '1921-06-01' })],
  }),
  printCalendar: async () => {
    const params = { type: 'month', sport: '0', start: '0', end: 'null', location: 'null' };
    return { states: [href('printCalendar', params)] };
  },
  printSportCalendar: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    const globalSportNameSlug = sport?.globalSportNameSlug ?? '';
    const range = { type: 'week', sport: '0', start: '9-1-2026', end: '9-30-2026', location: 'home' };
    return { states: [href('printSportCalendar', { globalSportNameSlug, ...range })] };
  },
  subscribeCalendar: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    return {
      states: [href('subscribeCalendar')],
      others: [href('subscribeCalendar', {}, { sport: sport?.globalSportNameSlug, location: 'H' })],
    };
  },
  sportCalendar: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    const globalSportNameSlug = sport?.globalSportNameSlug ?? '';
    return { states: [href('sportCalendar', { globalSportNameSlug }, { location: 'H' })] };
  },
  results: async (site, college) => {
    const [first, ...others] = await sportOfEachFamily(site, college);
    const addressOf = (sport: Sport, type?: string) =>
      href('results', { sportSlug: sport.globalSportNameSlug }, { type });
    return {
      states: first ? [addressOf(first), addressOf(first, 'P')] : [],
      others: others.slice(-1).map((sport) => addressOf(sport)),
    };
  },
  printResults: async (site, college) => {
    const [first] = await sportOfEachFamily(site, college);
    const params = { sportSlug: first?.globalSportNameSlug ?? '', season: '0', type: 'all' };
    return { states: [href('printResults', params)] };
  },
  boxscore: async (site, college) => {
    const sports = await sportOfEachFamily(site, college);
    const [first, ...others] = (await Promise.all(sports.map((sport) => newestBoxScore(site, college, sport)))).flat();
    return first ? { states: [first, ...(await tabsOf(site, college, first))], others } : { states: [] };
  },
  gameCenter: async (site, college) => {
    const [next = '', ...laterGames] = (await gameCentersOf(site, college, 'upcoming')).slice(0, 2);
    const [last = '', ...earlierGames] = (await gameCentersOf(site, college, 'results')).slice(0, 2);
    return { states: [next, last], others: [...laterGames, ...earlierGames] };
  },
  concurrentGames: async (site, college) => {
    const { items } = await site.api(college, '/EventsResults/results?pageSize=4');
    const ids = items.map(({ id }: { id: number }) => id).join(',');
    return { states: [href('concurrentGames', {}, { ids })] };
  },
  cumeStats: async (site, college) => {
    const sports = await sportOfEachFamily(site, college);
    const [first, ...others] = sports
      .filter(({ family }) => !['meet', 'tennis', 'waterpolo'].includes(family))
      .map((sport) => href('cumeStats', { sportSlug: sport.globalSportNameSlug }));
    return first ? { states: [first, ...(await tabsOf(site, college, first))], others } : { states: [] };
  },
  records: async (site, college) => {
    const [first, ...others] = await sportOfEachFamily(site, college);
    const sportSlug = first?.globalSportNameSlug ?? '';
    const meets = others.find(({ family }) => family === 'meet');
    return {
      states: [undefined, 'season', 'game'].map((span) => href('records', { sportSlug }, { span })),
      others: meets ? [href('records', { sportSlug: meets.globalSportNameSlug })] : [],
    };
  },
  standings: async (site, college) => {
    const sports = (await sportOfEachFamily(site, college)).filter(({ family }) => family !== 'meet');
    const [first, ...others] = sports.map((sport) => href('standings', { sportSlug: sport.globalSportNameSlug }));
    return first ? { states: [first], others } : { states: [] };
  },
  opponentHistoryList: async (site, college) => {
    const [first] = await sportOfEachFamily(site, college);
    return { states: [href('opponentHistoryList', { sportSlug: first?.globalSportNameSlug ?? '' })] };
  },
  opponentHistory: async (site, college) => {
    const sports = await sportOfEachFamily(site, college);
    const sport = sports.find(({ family }) => family === 'basketball');
    const { opponents } = await site.api(college, `/OpponentHistory/${sport?.globalSportNameSlug}`);
    const byMeetings = opponents.sort((a: { meetings: number }, b: { meetings: number }) => b.meetings - a.meetings);
    const url = byMeetings[0]?.opponent.url;
    return { states: [url, `${url}?decade=all`], others: [byMeetings.at(-1)?.opponent.url] };
  },
  roster: async (site, college) => {
    const sport = (await sportsOf(site, college)).find(({ rosterId }) => rosterId !== null);
    const slug = sport?.globalSportNameSlug ?? '';
    return { states: [undefined, 'table', 'list'].map((view) => href('roster', { slug }, { view })) };
  },
  printRoster: async (site, college) => {
    const sport = (await sportsOf(site, college)).find(({ rosterId }) => rosterId !== null);
    return { states: [href('printRoster', { slug: sport?.globalSportNameSlug ?? '' })] };
  },
  rosterBio: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    const { players } = await site.api(college, `/Rosters/bySport/${sport?.globalSportNameSlug}`);
    return { states: [players[0].url] };
  },
  coaches: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    return { states: [href('coaches', { sportSlug: sport?.globalSportNameSlug ?? '' })] };
  },
  coachingRecordsByYear: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    return { states: [href('coachingRecordsByYear', { sportSlug: sport?.globalSportNameSlug ?? '' })] };
  },
  coachingRecordsOverall: async (site, college) => {
    const sports = await sportsOf(site, college);
    const football = sports.find(({ family }) => family === 'football') ?? sports[0];
    return { states: [href('coachingRecordsOverall', { sportSlug: football?.globalSportNameSlug ?? '' })] };
  },
  coachBio: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    const { coaches } = await site.api(college, `/Staff/bySport/${sport?.globalSportNameSlug}`);
    return { states: [coaches[0].url] };
  },
  supportStaffBio: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    const { support } = await site.api(college, `/Staff/bySport/${sport?.globalSportNameSlug}`);
    return { states: [support[0].url] };
  },
  historicalRoster: async () => ({ states: [href('historicalRoster'), href('historicalRoster', {}, { letter: 'A' })] }),
  sportHistoricalRoster: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    return { states: [href('sportHistoricalRoster', { globalSportNameSlug: sport?.globalSportNameSlug ?? '' })] };
  },
  staffDirectory: async () => ({ states: [href('staffDirectory'), href('staffDirectory', {}, { view: 'a-z' })] }),
  printStaffDirectory: async () => ({ states: [href('printStaffDirectory')] }),
  sportStaff: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    return { states: [href('sportStaff', { sportDepartment: sport?.globalSportNameSlug ?? '' })] };
  },
  archives: async () => ({ states: [href('archives')] }),
  onThisDay: async () => ({
    states: [href('onThisDay'), href('onThisDay', {}, { date: '02-29' })],
    others: [href('onThisDay', {}, { date: '12-31' })],
  }),
  socialAccounts: async () => ({ states: [href('socialAccounts')] }),
  sportMoments: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    return { states: [href('sportMoments', { sportSlug: sport?.globalSportNameSlug ?? '' })] };
  },
  sportArchives: async (site, college) => {
    const [sport] = await sportOfEachFamily(site, college);
    return { states: [href('sportArchives', { slug: sport?.globalSportNameSlug ?? '' })] };
  },
  story: async (site, college) => {
    const { items } = await site.api(college, `/Stories?pageSize=${searchedStories}`);
    const stories: Story[] = await Promise.all(items.map(({ id }: Story) => site.api(college, `/Stories/${id}`)));
    const chosen = [stories[0], stories.find(({ video }) => video), stories.find(({ games }) => games.length > 0)];
    return { states: [...new Set(chosen.flatMap((story) => story?.url ?? []))] };
  },
  news: async () => ({ states: [href('news')], others: [href('news', {}, { page: 1 })] }),
  sportNews: async (site, college) => {
    const { sports } = await site.api(college, '/Stories/counts');
    return {
      states: sports
        .slice(0, 1)
        .map(({ sport }: { sport: Sport }) => href('sportNews', { sportSlug: sport.globalSportNameSlug })),
    };
  },
  gallery: async (site, college) => {
    const { items } = await site.api(college, '/Photos?pageSize=1');
    const [photo] = items;
    if (!photo) return { states: [href('galleries')] };
    const { url } = photo.gallery;
    return { states: [url, `${url}?photo=${photo.id}`] };
  },
  forms: async () => ({ states: [href('forms')] }),
  form: async (site, college) => ({ states: (await formsOf(site, college)).map(({ url }) => url) }),
  formResults: async (site, college) => {
    const forms = await formsOf(site, college);
    return { states: forms.filter(({ results }) => results === 'public').map(({ url }) => `${url}/results`) };
  },
  sections: async () => ({ states: [href('sections')] }),
  subscribe: async () => ({ states: [href('subscribe')] }),
  notifications: async () => ({ states: [href('notifications')] }),
  tickets: async () => ({ states: [href('tickets')] }),
  rssFeeds: async () => ({ states: [href('rssFeeds')] }),
  login: async () => ({ states: [href('login')] }),
  forgotPassword: async () => ({
    states: [href('forgotPassword'), href('forgotPassword', {}, { step: 'requested' })],
  }),
  // a college without a splash redirects to its home page
  splash: async (site, college) => {
    const { data } = (await site.api(college, '/Splash/0').catch(() => undefined)) ?? {};
    return { states: [data ? href('splash', { splashId: String(data.id) }) : href('home')] };
  },
  search: async () => ({
    states: [href('search'), href('search', {}, { q: 'men', kind: 'game' }), href('search', {}, { q: 'xyzzy' })],
    others: [href('search', {}, { q: 'men' })],
  }),
  notFound: async () => ({ states: [href('notFound')] }),
};

/**
 * Templates that a college has from the first game of its year on. The rich college has every template on every day, and the
 * sparse one on the day of ordinary runs.
 */
const ofPlayedSeasons: Record<College, readonly SampledName[]> = {
  lakeshore: [],
  pineridge: ['boxscore', 'sportNews'],
};

// several tests of a worker need the same ones
const found = new Map<string, Promise<Samples>>();

/** Addresses of a route by state; at least one, except for a template that the college lacks on another day. */
export const samplesOf = async (site: Site, college: College, name: SampledName): Promise<Samples> => {
  const key = `${site.port} ${college} ${name}`;
  const promise = found.get(key) ?? samples[name]?.(site, college) ?? contentSamples(site, college, name);
  found.set(key, promise);
  const result = await promise;
  const mayLack = isOtherDay() && ofPlayedSeasons[college].includes(name);
  if (result.states.length === 0 && !mayLack) throw new Error(`${college} has no page of the route ${name}`);
  return result;
};

/** The first sample address of a route. */
export const firstAddress = async (site: Site, college: College, name: SampledName): Promise<string> => {
  const [first = ''] = (await samplesOf(site, college, name)).states;
  return first;
};
