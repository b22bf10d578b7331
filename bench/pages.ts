import { get } from './http.ts';

export type BenchPage = { name: string; path: string };

/**
 * The addresses to measure, found the way a reader would: a schedule of sixty games, the newest football box score,
 * the football roster and the newest story of the rich sample college.
 */
export async function findPages(origin: string, host: string): Promise<BenchPage[]> {
  const ask = async <T>(path: string): Promise<T> => {
    const { status, text } = await get(`${origin}/api/v2/${path}`, host);
    if (status !== 200) throw new Error(`/api/v2/${path} answered ${status}`);
    return JSON.parse(text) as T;
  };
  const sports = await ask<{ id: number; globalSportNameSlug: string | null }[]>('Sports');
  const idOf = (slug: string) => sports.find((sport) => sport.globalSportNameSlug === slug)?.id;
  const results = await ask<{ items: { id: number }[] }>(
    `EventsResults/results?sportId=${idOf('football')}&$pageSize=1`,
  );
  const game = await ask<{ boxscoreUrl?: string | null }>(`ScheduleGames/${results.items[0]?.id}`);
  const stories = await ask<{ items: { url: string }[] }>('Stories?$pageSize=1');
  const longest = await longestSchedule(ask, sports);
  return [
    { name: `schedule (${longest.games} games)`, path: longest.path },
    { name: 'box score', path: required(game.boxscoreUrl, 'the newest football result has no box score address') },
    { name: 'roster', path: '/sports/football/roster' },
    { name: 'story', path: required(stories.items[0]?.url, 'there is no story') },
  ];
}

type Ask = <T>(path: string) => Promise<T>;

async function longestSchedule(ask: Ask, sports: { id: number; globalSportNameSlug: string | null }[]) {
  let longest = { games: 0, path: '' };
  for (const { id, globalSportNameSlug: slug } of sports) {
    if (!slug) continue;
    for (const { scheduleId, seasonTitle } of await ask<{ scheduleId: number; seasonTitle: string }[]>(
      `Schedule/pasts?initialSportId=${id}&endSportId=${id}`,
    )) {
      const { games } = await ask<{ games: unknown[] }>(`Schedule/${scheduleId}`);
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
