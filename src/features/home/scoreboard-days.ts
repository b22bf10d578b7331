import { type GameState, isLive } from '../../domain/game-state.ts';
import { todayIn } from '../../domain/local-time.ts';
import { shortDay } from '../../domain/printed-date.ts';

/** The hour from which games count as night games. */
const nightStart = 17;

type DatedGame = { gameState: GameState; date: string; dateUtc: string | null; tbd: boolean; allDay: boolean };

export type ScoreboardDay<Game> = {
  /** The calendar day at the college, "2026-11-22". */
  date: string;
  /** Relative name such as "Today"; other days have only a date. */
  name: 'Last night' | 'Yesterday' | 'Today' | 'Next' | undefined;
  /** Printed date, if the name does not include it. */
  printedDate: string | undefined;
  games: Game[];
};

/**
 * Groups games by calendar day at the college, in time order; live games come first within a day.
 *
 * @param today at the college, "2026-11-22"
 */
export function scoreboardDays<Game extends DatedGame>(
  games: readonly Game[],
  { timezone, today }: { timezone: string; today: string },
): ScoreboardDay<Game>[] {
  const byDay = Map.groupBy(games.toSorted(compareGames), (game) => dayOf(game, timezone));
  const dates = [...byDay.keys()].sort();
  const next = dates.find((date) => date > today);
  const yesterday = Temporal.PlainDate.from(today).subtract({ days: 1 }).toString();
  return dates.map((date) => {
    const games = byDay.get(date) ?? [];
    if (date === today) return { date, name: 'Today', printedDate: undefined, games };
    if (date === yesterday) return { date, name: nameOfYesterday(games, timezone), printedDate: undefined, games };
    return { date, name: date === next ? 'Next' : undefined, printedDate: shortDay(date), games };
  });
}

const isTimed = (game: DatedGame): game is DatedGame & { dateUtc: string } =>
  game.dateUtc !== null && !game.tbd && !game.allDay;

const atCollege = (instant: string, timezone: string) => Temporal.Instant.from(instant).toZonedDateTimeISO(timezone);

const dayOf = (game: DatedGame, timezone: string) =>
  isTimed(game) ? todayIn(timezone, Temporal.Instant.from(game.dateUtc)) : game.date.slice(0, 10);

function nameOfYesterday(games: readonly DatedGame[], timezone: string) {
  const timed = games.filter(isTimed);
  const isDaytime = timed.length > 0 && timed.every(({ dateUtc }) => atCollege(dateUtc, timezone).hour < nightStart);
  return isDaytime ? 'Yesterday' : 'Last night';
}

/** Games without a start time come last. */
function compareGames(a: DatedGame, b: DatedGame): number {
  const live = Number(isLive(b.gameState)) - Number(isLive(a.gameState));
  return live || startOf(a) - startOf(b);
}

const startOf = (game: DatedGame) => (isTimed(game) ? Date.parse(game.dateUtc) : Number.MAX_VALUE);
