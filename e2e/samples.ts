import { getRoute, href, type RouteName, routes } from '../src/routing/routes.ts';
import type { College } from './colleges.ts';
import type { Site } from './site.ts';

type Sport = { id: number; globalSportNameSlug: string; nonSport: boolean; family: string; rosterId: number | null };
type Story = { id: number; url: string; video: unknown; games: unknown[] };

/** Stories that are looked through for one with a video and one with games. */
const sampledStories = 12;

const sportsOf = async (site: Site, college: College): Promise<Sport[]> =>
  (await site.api(college, '/Sports')).filter(({ nonSport }: Sport) => !nonSport);

const gamesPlayed = async (site: Site, college: College, { id }: Sport): Promise<number> =>
  (await site.api(college, `/EventsResults/results?sportId=${id}&pageSize=1`)).total;

/** One sport of each family, for each has its own words and columns; those that have played most come first. */
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

/** The game centers of games with two teams among the next or the last. */
const centersOf = async (site: Site, college: College, list: 'upcoming' | 'results'): Promise<string[]> => {
  const { items } = await site.api(college, `/EventsResults/${list}?pageSize=30`);
  return items
    .filter(({ opponent }: { opponent: { id: number | null } }) => opponent.id !== null)
    .map(({ id }: { id: number }) => href('gameCenter', { gameId: String(id) }));
};

/** The addresses that the tabs of a box score lead to. */
const viewsOf = async (site: Site, college: College, boxScore: string): Promise<string[]> => {
  const html = await site.text(college, boxScore);
  return [...new Set(html.match(/\?view=[a-z-]+/g))].map((query) => boxScore + query);
};

type SampledName = Exclude<RouteName, `hidden${string}`>;

/** The routes without the hidden ones: an anonymous reader gets the log-in there, and e2e/hidden.spec.ts covers them as staff. */
export const sampledRoutes = routes.map(({ name }) => name).filter(isSampled);

function isSampled(name: RouteName): name is SampledName {
  return getRoute(name).access !== 'hidden';
}

/** Addresses of each row, found through the API of the running site. */
const samples: Record<SampledName, (site: Site, college: College) => Promise<string[]>> = {
  home: async () => [href('home')],
  sport: async (site, college) =>
    (await sportOfEachFamily(site, college))
      .slice(0, 3)
      .map((sport) => href('sport', { slug: sport.globalSportNameSlug })),
  // those with the most games, and with tournaments and meets in the place of opponents
  facilities: async () => [href('facilities')],
  facility: async (site, college) =>
    (await site.api(college, '/Facilities?pageSize=1')).items.map(({ url }: { url: string }) => url),
  schedule: async (site, college) => {
    const sports = await sportOfEachFamily(site, college);
    const chosen = new Set([...sports.slice(0, 3), ...sports.slice(-3)]);
    return [...chosen].map((sport) => href('schedule', { globalSportNameSlug: sport.globalSportNameSlug }));
  },
  boxscore: async (site, college) => {
    const sports = await sportOfEachFamily(site, college);
    const games = (await Promise.all(sports.map((sport) => newestBoxScore(site, college, sport)))).flat();
    const [first] = games;
    return first ? [...games, ...(await viewsOf(site, college, first))] : [];
  },
  gameCenter: async (site, college) => [
    ...(await centersOf(site, college, 'upcoming')).slice(0, 2),
    ...(await centersOf(site, college, 'results')).slice(0, 2),
  ],
  roster: async (site, college) => {
    const sport = (await sportsOf(site, college)).find(({ rosterId }) => rosterId !== null);
    const slug = sport?.globalSportNameSlug ?? '';
    return [undefined, 'table', 'list'].map((view) => href('roster', { slug }, { view }));
  },
  rosterBio: async (site, college) => {
    const [sport] = await sportsOf(site, college);
    const { players } = await site.api(college, `/Rosters/bySport/${sport?.globalSportNameSlug}`);
    return [players[0].url];
  },
  story: async (site, college) => {
    const { items } = await site.api(college, `/Stories?pageSize=${sampledStories}`);
    const stories: Story[] = await Promise.all(items.map(({ id }: Story) => site.api(college, `/Stories/${id}`)));
    const chosen = [stories[0], stories.find(({ video }) => video), stories.find(({ games }) => games.length > 0)];
    return [...new Set(chosen.flatMap((story) => story?.url ?? []))];
  },
  login: async () => [href('login')],
  // a college without a splash sends its readers home
  splash: async (site, college) => {
    const { data } = (await site.api(college, '/Splash/0').catch(() => undefined)) ?? {};
    return [data ? href('splash', { splashId: String(data.id) }) : href('home')];
  },
  search: async () => [
    href('search'),
    href('search', {}, { q: 'men' }),
    href('search', {}, { q: 'men', kind: 'game' }),
    href('search', {}, { q: 'xyzzy' }),
  ],
  notFound: async () => [href('notFound')],
};

/** Addresses to look at for a row of the table; there is at least one. */
export const samplesOf = async (site: Site, college: College, name: SampledName): Promise<string[]> => {
  const addresses = await samples[name](site, college);
  if (addresses.length === 0) throw new Error(`${college} has no page of the route ${name}`);
  return addresses;
};
