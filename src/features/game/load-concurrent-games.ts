import { maxConcurrentGames, readRequestedGames } from '../../domain/concurrent-games.ts';
import { type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { byState } from './concurrent/by-state.ts';

const calendar = { title: 'See the games in the calendar', href: href('calendar') };

/** The games of `?ids=` with their live data, and the ids that were left out. */
export const load = async ({ url, api }: LoadRequest<'concurrentGames'>) => {
  const text = url.searchParams.get('ids') ?? '';
  if (text === '') return refuse('The address names no games. Add their ids, such as ?ids=12,15.', calendar);
  const requested = readRequestedGames(text);
  if (!requested) return refuse(`“${text.slice(0, 80)}” is no list of game ids. Write them as ?ids=12,15.`, calendar);
  const { ids, repeated, surplus } = requested;
  const [found, live] = await Promise.all([
    Promise.all(ids.map((id) => api.games.get(id))),
    api.live.games(ids.toSorted((a, b) => a - b)),
  ]);
  const games = byState(found.filter((game) => game !== undefined));
  if (games.length === 0) {
    const missing = ids.length > 1 ? `There are no games with the ids ${ids.join(', ')}` : `There is no game ${ids}`;
    return refuse(`${missing} at this college.`, calendar, 404);
  }
  const unknown = ids.filter((_, index) => !found[index]);
  const notices = [
    unknown.length > 0 && `Not found at this college: ${unknown.length > 1 ? 'games' : 'game'} ${unknown.join(', ')}.`,
    repeated.length > 0 && `Listed more than once, shown once: ${repeated.join(', ')}.`,
    surplus > 0 && `Only the first ${maxConcurrentGames} games are shown; the address lists ${surplus} more.`,
  ];
  return { games, live, notices: notices.filter((notice) => notice !== false) };
};
