import type { ApiClient } from '../../api/client.ts';
import type { GameCenter } from '../../api/game-center/schema.ts';
import type { LiveGame } from '../../api/live/schema.ts';
import type { ScoreBook } from '../../api/stats/score-book.ts';
import { maxConcurrentGames, readRequestedGames } from '../../domain/concurrent-games.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { gameState, isComplete, isLive } from '../../domain/game-state.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href, matchRoute } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';
import { byState } from './concurrent/by-state.ts';

type Params = LoadRequest<'boxscore'>['params'];

/**
 * The id identifies the game; a URL of its sport with its season or opponent redirects to its box score, or to the game center
 * while there is none. Any other URL has the id of another site.
 */
export const loadBoxScore = async ({ route, params, url, api }: LoadRequest<'boxscore'>) => {
  const gameId = parseRowId(params.gameId);
  if (gameId === undefined) return undefined;
  const book = await api.stats.boxScore(gameId);
  const address = book?.game.boxscoreUrl;
  if (!book || !address) {
    const game = await api.games.get(gameId);
    const center = game?.gameCenterUrl;
    const isIts = !game?.boxscoreUrl || (await isAddressOf(game.boxscoreUrl, params, api));
    return center && isIts ? redirectTo(center, 307) : undefined;
  }
  const own = route.file ? `${address}/${route.file}` : address;
  if (own === url.pathname) return { book, address };
  return (await isAddressOf(address, params, api)) ? redirectTo(own + url.search, 308) : undefined;
};

async function isAddressOf(address: string, params: Params, api: ApiClient): Promise<boolean> {
  const own = matchRoute(address)?.params;
  const sport = await api.sports.find(params.globalSportNameSlug);
  if (!own || !sport || sportSlug(sport) !== own['globalSportNameSlug']) return false;
  return own['season'] === params.season || isFormerName(params.oppSlug, own['oppSlug'] ?? '');
}

const calendar = { title: 'See the games in the calendar', href: href('calendar') };

/** The games of `?ids=` with their live data, and the ids that were left out. */
export const loadConcurrentGames = async ({ url, api }: LoadRequest<'concurrentGames'>) => {
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

export type Center = {
  around: GameCenter;
  /** Absent before live scoring starts. */
  book: ScoreBook | undefined;
  /** The game is live: it has live data and is neither final, postponed nor canceled. */
  live: LiveGame | undefined;
  /** Ids of all live games of the college, if there are others besides this one. */
  sideBySide?: readonly number[] | undefined;
  /** The game ended within the last minutes. This page then replaces open ones without layout shift. */
  hasJustEnded?: boolean | undefined;
};

/** The game center of a game between two teams; meets do not have one. */
export const loadGameCenter = async ({ params, api }: LoadRequest<'gameCenter'>): Promise<Center | undefined> => {
  const id = parseRowId(params.gameId);
  if (id === undefined) return undefined;
  const [around, live] = await Promise.all([api.gameCenter.get(id), api.live.get(id)]);
  if (!around) return undefined;
  if (live && isOn(live.state)) return { around, book: live.book, live, sideBySide: await gamesBeside(id, api) };
  // an interrupted and rescheduled game starts over
  const hasBook = around.game.boxscoreUrl !== null && around.game.gameState !== gameState.Scheduled;
  const book = hasBook ? await api.stats.boxScore(id) : undefined;
  return { around, book, live: undefined, hasJustEnded: live && isComplete(live.state) && isRecent(live.lastSeenAt) };
};

/** Longer than the time over which reloads after a final are spread. */
const justEnded = { minutes: 2 };

const isRecent = (instant: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(instant).add(justEnded), Temporal.Now.instant()) > 0;

const isOn = (state: LiveGame['state']) =>
  !isComplete(state) && state !== gameState.Postponed && state !== gameState.Canceled && state !== gameState.Scheduled;

async function gamesBeside(id: number, api: LoadRequest['api']): Promise<number[] | undefined> {
  const { games } = await api.live.scoreboard();
  const others = games.filter(({ gameId, state }) => gameId !== id && isLive(state)).map(({ gameId }) => gameId);
  return others.length > 0 ? [id, ...others] : undefined;
}
