import type { EventGame } from '../../api/events/schema.ts';

/** Number of rows after a week without results. */
const latest = 10;

type Result = Pick<EventGame, 'date' | 'result' | 'placing'>;

/** Results since an ISO date, else the latest before it. `games` are newest first. */
export function recentResults<Game extends Result>(games: readonly Game[], since: string) {
  const reported = games.filter(({ result, placing }) => result || placing);
  const ofWeek = reported.filter(({ date }) => date.slice(0, 10) >= since);
  if (ofWeek.length > 0) return { title: 'Results of the week', games: ofWeek };
  return { title: 'Latest results', games: reported.slice(0, latest) };
}
