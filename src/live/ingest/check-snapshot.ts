import type { BoxScore } from '../../domain/box-score.ts';
import { gameState, isComplete, isLive } from '../../domain/game-state.ts';
import { todayIn } from '../../domain/local-time.ts';
import type { GameRow } from '../../importers/save/match-game.ts';
import { counted } from '../../web/counted.ts';
import { hasStarted } from './feed-facts.ts';
import { gameStatusOf } from './game-status.ts';
import { snapshotRefusal } from './snapshot-refusal.ts';

/** A game day ends at 6 a.m., because games may run past midnight. */
const nightHours = 6;
/** How long after it is closed a game accepts corrections from its source. */
const correctionHours = 36;
/** Plays this long before the start are a practice run. */
const practiceMinutes = 30;

type Checked = {
  game: GameRow;
  boxScore: BoxScore;
  now: Temporal.Instant;
  /** When the game was closed, if it was. */
  closedAt: string | null;
  early: boolean;
};

/** Throws a `SnapshotRefusal` for a file with another date, for a postponed, canceled or long-completed game, and for a practice run. */
export function checkSnapshot({ game, boxScore, now, closedAt, early }: Checked): void {
  refusePostponedOrCanceled(game);
  const { date } = boxScore.venue;
  if (date !== game.localDate && date !== game.originalDate) {
    throw snapshotRefusal('other-game', `The file is of ${date}, but game ${game.id} is on ${game.localDate}.`);
  }
  if (game.state === gameState.GameComplete && !hasStarted(boxScore)) {
    throw snapshotRefusal(
      'practice',
      `Game ${game.id} is final, but the file has no plays, so it looks like a new, empty file.`,
    );
  }
  if (!isPlayedToday(game, now) && !takesCorrections(closedAt, now)) refuseOtherDay(game, now);
  if (!early && isPractice(game, boxScore, now)) {
    throw snapshotRefusal(
      'practice',
      `The file has plays more than ${counted(practiceMinutes, 'minute')} before game ${game.id} starts, so it looks like a practice run. If the game started early, use --early.`,
    );
  }
}

/** Whether the game is today at its venue. */
export function isPlayedToday(
  { localDate, localEndDate, timezone }: Pick<GameRow, 'localDate' | 'localEndDate' | 'timezone'>,
  now: Temporal.Instant,
): boolean {
  const days = [now, now.subtract({ hours: nightHours })].map((instant) => todayIn(timezone, instant));
  return days.some((day) => localDate <= day && day <= (localEndDate ?? localDate));
}

function takesCorrections(closedAt: string | null, now: Temporal.Instant): boolean {
  return closedAt !== null && now.epochMilliseconds - Date.parse(closedAt) < correctionHours * 3_600_000;
}

function refuseOtherDay({ id, localDate, timezone, state }: GameRow, now: Temporal.Instant): never {
  if (state === gameState.GameComplete) {
    throw snapshotRefusal(
      'closed',
      `Game ${id} of ${localDate} has been final for more than ${correctionHours} hours. Correct it with: npm run cli -- import game FILE`,
    );
  }
  throw snapshotRefusal('other-game', `Game ${id} is on ${localDate}, but today is ${todayIn(timezone, now)}.`);
}

function refusePostponedOrCanceled({ id, state, stateBy, stateReason }: GameRow): void {
  if (stateBy !== 'staff' || (state !== gameState.Postponed && state !== gameState.Canceled)) return;
  const status = state === gameState.Postponed ? 'postponed' : 'canceled';
  const reason = stateReason ? ` (${stateReason})` : '';
  throw snapshotRefusal(
    'closed',
    `Game ${id} is ${status}${reason}. If it is played after all, run: npm run cli -- game resume ${id}`,
  );
}

/** A game already in progress is never a practice run. */
function isPractice(game: GameRow, boxScore: BoxScore, now: Temporal.Instant): boolean {
  const { state } = gameStatusOf(game);
  if (game.startsAt === null || isLive(state) || isComplete(state)) return false;
  return hasStarted(boxScore) && now.epochMilliseconds < Date.parse(game.startsAt) - practiceMinutes * 60_000;
}
