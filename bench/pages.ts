import type { FamilyName } from './families.ts';
import { get } from './http.ts';

export type BenchPage = {
  family: FamilyName;
  name: string;
  path: string;
  /** The script that it needs to respond and imports dynamically. */
  awaited?: string;
};

/**
 * Finds a page of every family through the API: the longest schedule of at most sixty games, the latest football box score,
 * the football roster, the baseball statistics, the calendar, the longest series in men's basketball, its record book, the
 * recruiting questionnaire, the latest story, the list of news and the home page.
 */
export async function findPages(origin: string, host: string): Promise<BenchPage[]> {
  const getJson = async <T>(path: string): Promise<T> => {
    const { status, text } = await get(`${origin}/api/v2/${path}`, host);
    if (status !== 200) throw new Error(`/api/v2/${path} responded with ${status}`);
    return JSON.parse(text) as T;
  };
  const sports = await getJson<{ id: number; globalSportNameSlug: string | null }[]>('Sports');
  const idOf = (slug: string) => sports.find((sport) => sport.globalSportNameSlug === slug)?.id;
  const results = await getJson<{ items: { id: number }[] }>(
    `EventsResults/results?sportId=${idOf('football')}&$pageSize=1`,
  );
  const game = await getJson<{ boxscoreUrl?: string | null }>(`ScheduleGames/${results.items[0]?.id}`);
  const stories = await getJson<{ items: { url: string }[] }>('Stories?$pageSize=1');
  const { opponents } = await getJson<{ opponents: { meetings: number; opponent: { url: string } }[] }>(
    'OpponentHistory/mens-basketball',
  );
  const series = opponents.toSorted((a, b) => b.meetings - a.meetings)[0]?.opponent;
  const longest = await longestSchedule(getJson, sports);
  return [
    { family: 'schedule', name: `schedule (${longest.games} games)`, path: longest.path },
    {
      family: 'box score',
      name: 'box score',
      path: required(game.boxscoreUrl, 'the latest football result has no box score'),
    },
    { family: 'roster', name: 'roster', path: '/sports/football/roster' },
    { family: 'statistics', name: 'statistics', path: '/sports/baseball/stats' },
    { family: 'calendar', name: 'calendar', path: '/calendar' },
    {
      family: 'opponent history',
      name: 'opponent history',
      path: required(series?.url, "men's basketball has no opponents"),
    },
    { family: 'record book', name: 'record book', path: '/sports/mens-basketball/records' },
    { family: 'form', name: 'form', path: '/form/3', awaited: 'enhance-form' },
    { family: 'story', name: 'story', path: required(stories.items[0]?.url, 'there is no story') },
    { family: 'list', name: 'list', path: '/news' },
    { family: 'home', name: 'home', path: '/' },
  ];
}

type GetJson = <T>(path: string) => Promise<T>;

async function longestSchedule(getJson: GetJson, sports: { id: number; globalSportNameSlug: string | null }[]) {
  let longest = { games: 0, path: '' };
  for (const { id, globalSportNameSlug: slug } of sports) {
    if (!slug) continue;
    for (const { scheduleId, seasonTitle } of await getJson<{ scheduleId: number; seasonTitle: string }[]>(
      `Schedule/pasts?initialSportId=${id}&endSportId=${id}`,
    )) {
      const { games } = await getJson<{ games: unknown[] }>(`Schedule/${scheduleId}`);
      if (games.length > longest.games && games.length <= 60) {
        longest = { games: games.length, path: `/sports/${slug}/schedule/${seasonTitle}` };
      }
    }
  }
  return longest;
}

function required(value: string | null | undefined, problem: string): string {
  if (!value) throw new Error(`Nothing to measure: ${problem}`);
  return value;
}
