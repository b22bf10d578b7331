import type { ApiClient } from '../../api/client.ts';
import { moment } from '../../content/moments/moment.ts';
import { todayIn } from '../../domain/local-time.ts';
import { type Sport, sportSlug, teamSports } from '../../domain/sport.ts';
import { standingsRules } from '../../domain/standings/rules.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { canonicalAddress } from '../../routing/canonical-address.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import type { SitemapUrl } from './sitemap-xml.ts';

/** The home page, the calendar, the day, accounts, archives, the lists of stories, and open forms. */
export const pageUrls = async (api: ApiClient): Promise<SitemapUrl[]> => {
  const sports = teamSports(await api.sports.list());
  const calendar = (await hasGamesThisMonth(api)) ? [href('calendar')] : [];
  const { date: _, ...events } = (await api.onThisDay.get()) ?? { date: '' };
  const day = Object.values(events).some((list) => list.length > 0) ? [href('onThisDay')] : [];
  const hasAccounts = Boolean(getRequestContext().tenant.settings.social?.length) || sports.some(hasAccount);
  const accounts = hasAccounts ? [href('socialAccounts')] : [];
  const archived = await api.history.archives();
  const history = archived.length > 0 ? [href('archives'), href('historicalRoster')] : [];
  const news = await newsPaths(api);
  const forms = (await api.forms.list()).map(({ url }) => url);
  const formList = forms.length > 0 ? [href('forms')] : [];
  return toUrls([href('home'), ...calendar, ...day, ...accounts, ...history, ...news, ...formList, ...forms]);
};

/** The calendar opens on the current month. */
async function hasGamesThisMonth(api: ApiClient, sportId?: number): Promise<boolean> {
  const first = Temporal.PlainDate.from(todayIn(getRequestContext().tenant.timezone)).with({ day: 1 });
  const range = { from: first.toString(), to: first.add({ months: 1 }).subtract({ days: 1 }).toString(), sportId };
  return (await api.calendar.games(range)).length > 0;
}

const toUrls = (paths: readonly string[]): SitemapUrl[] => paths.map((path) => ({ address: canonicalAddress(path) }));

/** The lists of stories: of all sports, of each year and of each sport; none without stories. */
const newsPaths = async (api: ApiClient): Promise<string[]> => {
  const { years, sports } = await api.stories.counts();
  if (years.length === 0) return [];
  return [
    href('news'),
    href('rssFeeds'),
    ...years.map(({ year }) => href('news', { year })),
    ...sports.map(({ sport }) => href('sportNews', { sportSlug: sportSlug(sport) })),
  ];
};

const hasAccount = ({ facebook, instagram, pinterest, twitter, youtube }: Sport): boolean =>
  Boolean(facebook || instagram || pinterest || twitter || youtube);

/** A sport's home, calendar, schedules, results, standings, rosters, coaches, statistics, records and opponents. */
export const sportUrls = async (api: ApiClient, sport: Sport): Promise<SitemapUrl[]> => {
  const slug = sportSlug(sport);
  const [seasons, rosters, statPages, staff, coaching, opponents, standings, moments, hasCalendar, book] =
    await Promise.all([
      api.schedule.seasons(sport.id),
      api.rosters.list({ sport: slug }),
      statPagesOf(api, sport),
      api.staff.bySport(slug),
      api.coaching.records(slug, 'overall'),
      opponentsOf(api, sport),
      standingsSeasonsOf(api, sport),
      api.content.list(moment, { sportId: sport.id, size: 1 }),
      hasGamesThisMonth(api, sport.id),
      api.records.get(slug),
    ]);
  const schedules = await Promise.all(seasons.map(({ scheduleId }) => api.schedule.get(scheduleId)));
  const played = schedules.flatMap((schedule) => (schedule && schedule.games.length > 0 ? [schedule] : []));
  // the page of the current season is also at the address without a season
  const past = played.filter(({ season, games }) => !season.isCurrent && games.some(({ result }) => result !== null));
  return toUrls([
    href('sport', { slug }),
    ...(hasCalendar ? [href('sportCalendar', { globalSportNameSlug: slug })] : []),
    ...played.map(({ season }) => href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title })),
    ...past.map(({ season }) => href('results', { sportSlug: slug }, { season: season.title })),
    ...rosters.map(({ seasonTitle }) => href('roster', { slug, season: seasonTitle })),
    ...statPages,
    ...(staff?.seasons ?? []).map(({ title }) => href('coaches', { sportSlug: slug, season: title })),
    ...(coaching && coaching.rows.length > 0
      ? [href('coachingRecordsByYear', { sportSlug: slug }), href('coachingRecordsOverall', { sportSlug: slug })]
      : []),
    ...(book && book.lists.length > 0 ? [href('records', { sportSlug: slug })] : []),
    ...(opponents.length > 0 ? [href('opponentHistoryList', { sportSlug: slug })] : []),
    ...opponents.map(({ opponent }) => opponent.url),
    ...standings.map((season) => href('standings', { sportSlug: slug, season })),
    ...(moments.total > 0 ? [href('sportMoments', { sportSlug: slug })] : []),
  ]);
};

/** A sport's players, coaches and support staff: a page per person and season. */
export const peopleUrls = async (api: ApiClient, sport: Sport): Promise<SitemapUrl[]> => {
  const slug = sportSlug(sport);
  const seasons = await api.rosters.list({ sport: slug });
  const rosters = await Promise.all(seasons.map(({ rosterId }) => api.rosters.get(rosterId)));
  const shown = rosters.filter((roster) => roster !== undefined);
  return [
    ...shown
      .flatMap(({ players }) => players)
      .map((player) => ({ address: canonicalAddress(player.url), modified: player.lastUpdated })),
    ...shown
      .flatMap(({ coaches, support }) => [...coaches, ...support])
      .flatMap(({ url }) => (url ? [{ address: canonicalAddress(url) }] : [])),
  ];
};

/** A sport's games with a box score, newest first. */
export const gameUrls = async (api: ApiClient, sport: Sport): Promise<SitemapUrl[]> =>
  toUrls(await api.seo.boxScores(sportSlug(sport)));

/** The opponents with a page. */
const opponentsOf = async (api: ApiClient, sport: Sport) =>
  sport.displayOpponentHistory ? ((await api.opponentHistory.list(sportSlug(sport)))?.opponents ?? []) : [];

/** The seasons with statistics, from the archives and the box scores of the current season: deriving them takes longer. */
const statPagesOf = async (api: ApiClient, sport: Sport): Promise<string[]> => {
  if (!getSeasonBook(sport.family)) return [];
  const slug = sportSlug(sport);
  const [archives, schedule] = await Promise.all([api.history.archives(slug), api.schedule.bySport(slug)]);
  const hasBoxScores = schedule?.games.some(({ boxscoreUrl }) => boxscoreUrl !== null);
  const current = hasBoxScores ? [href('cumeStats', { sportSlug: slug, season: schedule?.season.title })] : [];
  const past = archives.flatMap(({ seasons }) => seasons.flatMap(({ statsUrl }) => statsUrl ?? []));
  return [...current, ...past];
};

/** The seasons with standings, which any season of the sport names. */
const standingsSeasonsOf = async (api: ApiClient, { seasonTitle, family, ...sport }: Sport) =>
  seasonTitle === null || !standingsRules(family)
    ? []
    : ((await api.standings.get(sportSlug(sport), seasonTitle))?.seasons ?? []);
