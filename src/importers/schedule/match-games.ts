import { localDateTime } from '../../domain/local-time.ts';
import { counted } from '../../web/counted.ts';
import { isSame } from '../same-value.ts';
import { findOpponent, type OpponentRow } from '../save/find-opponent.ts';
import { type GameRow, isLike } from '../save/match-game.ts';
import { zoneShowing } from '../zones/across-midnight.ts';
import type { FoundEntry, GamePlan } from './plan-games.ts';
import { hostOf, isUndetermined, type ScheduledGame } from './scheduled-game.ts';

/** An entry's game, or why the entry has none of its own. */
type MatchedGame = FoundEntry | { skipped: string };

/**
 * Matches the entries of a schedule with the games of a plan: by id, else by opponent and day, else by the day on which the
 * schedule last had the game or from which it was moved. Each game belongs to one entry; entries with the id of another are
 * the same game.
 */
export function matchGames(plan: GamePlan, entries: readonly ScheduledGame[]): Map<ScheduledGame, MatchedGame> {
  const claimed = new Map<GameRow, ScheduledGame>();
  const matched = new Map<ScheduledGame, MatchedGame>();
  const claim = (entry: ScheduledGame, found: MatchedGame) => {
    matched.set(entry, found);
    if ('game' in found && found.game) claimed.set(found.game, entry);
  };
  for (const find of [byUid, onDay, acrossMidnight, onFormerDay]) {
    for (const entry of entries) {
      if (matched.has(entry)) continue;
      const found = find(plan, entry, claimed);
      if (found) claim(entry, found);
    }
  }
  for (const entry of entries)
    if (!matched.has(entry)) matched.set(entry, { game: undefined, opponent: opponentOf(plan, entry, []) });
  return matched;
}

type Claimed = ReadonlyMap<GameRow, ScheduledGame>;

function byUid(plan: GamePlan, entry: ScheduledGame): MatchedGame | undefined {
  const game = entry.scheduleUid === '' ? undefined : plan.byUid.get(entry.scheduleUid);
  if (!game) return undefined;
  return { game, opponent: entry.opponentName === '' ? undefined : opponentOf(plan, entry, [game]) };
}

function onDay(plan: GamePlan, entry: ScheduledGame, claimed: Claimed): MatchedGame | undefined {
  const { localDate, title } = entry.values;
  const games = plan.byDay.get(localDate) ?? [];
  if (entry.opponentName === '') {
    const titled = games.filter((row) => title !== null && row.title === title && isFree(row, entry, claimed));
    return titled[0] && { game: titled[0], opponent: undefined };
  }
  const opponent = opponentOf(plan, entry, games);
  const against = games.filter((row) => row.opponentId === opponent?.id && opponent !== undefined);
  // of a game that was moved to this day, the schedule had another one
  const own = against.filter((row) => row.scheduleEntry?.localDate === localDate);
  return choose(plan, entry, own.length > 0 ? own : against, { opponent, claimed });
}

/** A game of the day before or after that has the same start, or whose box score has the same start in another zone. */
function acrossMidnight(plan: GamePlan, entry: ScheduledGame, claimed: Claimed): MatchedGame | undefined {
  const { startsAt, localDate } = entry.values;
  const opponent = opponentOf(plan, entry, []);
  if (!opponent || startsAt === null) return undefined;
  const day = Temporal.PlainDate.from(localDate);
  const near = [-1, 1]
    .flatMap((days) => plan.byDay.get(day.add({ days }).toString()) ?? [])
    .filter((row) => row.opponentId === opponent.id && isFree(row, entry, claimed));
  const same = near.find((row) => isSame(row.startsAt, startsAt));
  if (same) return { game: same, opponent };
  for (const row of near) {
    const isScored = row.startsAt !== null && plan.scored.has(row.id);
    const timezone = isScored && zoneShowing(startsAt, localDateTime(row.startsAt ?? '', row.timezone));
    if (timezone) return { game: row, opponent, times: { timezone, localDate: row.localDate } };
  }
  return undefined;
}

/** A game that was moved, by the day of its former entry or its original date; or one whose opponent was not known. */
function onFormerDay(plan: GamePlan, entry: ScheduledGame, claimed: Claimed): MatchedGame | undefined {
  if (entry.opponentName === '') return undefined;
  const { localDate } = entry.values;
  const former = plan.known.filter(
    (row) =>
      row.localDate !== localDate && (row.scheduleEntry?.localDate === localDate || row.originalDate === localDate),
  );
  const opponent = opponentOf(plan, entry, former);
  const moved = opponent ? former.filter((row) => row.opponentId === opponent.id) : [];
  const found = choose(plan, entry, moved, { opponent, claimed });
  if (found) return found;
  const [taken] = moved.filter((row) => claimed.has(row));
  if (taken && entry.scheduleUid === '') {
    const day = taken.localDate;
    return {
      skipped: `the game against ${entry.opponentName} on ${localDate} was moved to ${day} (game ${taken.id}); the entry is left out`,
    };
  }
  const [open] = (plan.byDay.get(localDate) ?? []).filter(
    (row) => row.opponentId === null && isUndetermined(row.title ?? '') && isFree(row, entry, claimed),
  );
  return open && { game: open, opponent };
}

type Context = { opponent: OpponentRow | undefined; claimed: Claimed };

/** The game with an entry's number in a doubleheader. */
function choose(
  plan: GamePlan,
  entry: ScheduledGame,
  games: readonly GameRow[],
  { opponent, claimed }: Context,
): MatchedGame | undefined {
  const free = games.filter((row) => isFree(row, entry, claimed));
  const number = entry.doubleheader;
  const exact = free.filter((row) => row.doubleheader === number);
  const found = (game: GameRow | undefined) => game && { game, opponent };
  if (exact[0]) return found(exact[0]);
  if (number !== 0) {
    // a single game becomes the first of two; the second is a new one unless the first is known
    const single = free.filter((row) => row.doubleheader === 0);
    return found(single.find((row) => number === 1 || !plan.scored.has(row.id)));
  }
  if (free.length > 1) {
    const list = free.map(({ id }) => id).join(' and ');
    return {
      skipped: `there are ${counted(free.length, 'game')} against ${entry.opponentName} on ${entry.values.localDate} (${list}), and the entry does not tell which; add a column "Doubleheader" with 1 or 2`,
    };
  }
  return found(free[0]);
}

/** Not the game of another entry, nor of one with another id. */
function isFree(row: GameRow, { scheduleUid }: ScheduledGame, claimed: Claimed): boolean {
  const isOther = row.scheduleUid !== null && scheduleUid !== '' && row.scheduleUid !== scheduleUid;
  return !isOther && !claimed.has(row);
}

/** The opponent by name, else the only one among games that is like it: a calendar's "Duke University" is "Duke". */
function opponentOf(plan: GamePlan, entry: ScheduledGame, games: readonly GameRow[]): OpponentRow | undefined {
  const team = hostOf(entry);
  const named = findOpponent(plan.opponents, team, entry.values.localDate);
  if (named) return named;
  const ids = new Set(games.map(({ opponentId }) => opponentId ?? 0));
  const alike = [...ids].flatMap((id) => plan.opponents.byId.get(id) ?? []).filter((one) => isLike(one, team));
  return alike.length === 1 ? alike[0] : undefined;
}
