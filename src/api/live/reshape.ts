import { outcomeOf } from '../../domain/game.ts';
import { gameState, isGameState } from '../../domain/game-state.ts';
import { isoInstant } from '../../domain/instant.ts';
import { clockDirection, parseClock } from '../../domain/live/clock.ts';
import { livePeriodText } from '../../domain/live/period-text.ts';
import type { LiveClock, Scoreboard, ScoreboardGame } from '../../domain/live/scoreboard.ts';
import { winProbabilitySeries } from '../../domain/live/win-probability.ts';
import { href } from '../../routing/routes.ts';
import { toScheduleGame } from '../games/reshape.ts';
import type { LiveRow, RowWithPlays, ScoreboardRow } from './queries.ts';
import { toLiveBook } from './reshape-book.ts';
import type { LiveGame, LiveGames } from './schema.ts';

/** Converts a row to a scoreboard game. */
export function toScoreboardGame(row: ScoreboardRow | LiveRow): ScoreboardGame {
  const { box, game } = row;
  const state = isGameState(game.state) ? game.state : gameState.Scheduled;
  const clock = toClock(row);
  return {
    gameId: row.gameId,
    version: row.version,
    state,
    stateReason: game.stateReason,
    ourSide: row.ourSide,
    teamScore: game.ourScore ?? 0,
    opponentScore: game.opponentScore ?? 0,
    period: box.period,
    periodText: livePeriodText({ ...box, situation: box.situation, clockSeconds: clock?.seconds }),
    clock,
    situation: box.situation ?? {},
    overtime: toScheduleGame(game).overtime,
    outcome: outcomeOf({ ...game, state }) ?? null,
    lastSeenAt: isoInstant(row.lastSeenAt),
    url: href('gameCenter', { gameId: String(row.gameId) }),
  };
}

/** The clock of a final or delayed game is stopped. */
function toClock({ box, game, clockRunning, clockAt }: ScoreboardRow | LiveRow): LiveClock | null {
  const direction = clockDirection(box.family, box.situation);
  const seconds = parseClock(box.clock);
  if (direction === undefined || seconds === undefined || box.complete) return null;
  const running = clockRunning && game.state === gameState.Live;
  return { seconds, running, direction, at: isoInstant(clockAt) };
}

/** The live document of a game. */
export function toLiveGame(row: LiveRow): LiveGame {
  const book = toLiveBook(row);
  const { venue } = book.boxScore;
  return { ...toScoreboardGame(row), book, winProbability: winProbabilitySeries({ ...row.box, venue }) ?? null };
}

type Listed<Row> = { version: number; games: readonly Row[] };

const byStart = <Row extends ScoreboardRow>(games: readonly Row[]): Row[] => {
  const startOf = ({ game }: ScoreboardRow) => game.startsAt ?? game.localDate;
  return games.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
};

/** Games in progress and recently ended, by start time. */
export const toScoreboard = ({ version, games }: Listed<ScoreboardRow>): Scoreboard => ({
  version,
  games: byStart(games).map(toScoreboardGame),
});

/** The same with the latest plays of each game. */
export const toLiveGames = ({ version, games }: Listed<RowWithPlays>): LiveGames => ({
  version,
  games: byStart(games).map((row) => ({ ...toScoreboardGame(row), plays: row.plays.map(toLatestPlay) })),
});

const toLatestPlay = ({ action: _, sourceText: __, shot: ___, ...play }: RowWithPlays['plays'][number]) => ({
  ...play,
  side: play.side ?? null,
  score: play.score ?? null,
});
