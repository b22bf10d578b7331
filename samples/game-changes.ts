import type { GameType } from '../src/domain/game.ts';
import { gameState } from '../src/domain/game-state.ts';
import type { SeasonSpan } from './calendar.ts';
import type { RowOf } from './college-rows.ts';
import type { Slot } from './schedule/slot.ts';

/** A change to generated games, such as a forfeit. Without conditions it applies to every game. */
export type GameChange = {
  /** 0 is the current season, -1 the last one. */
  season?: number;
  /** The first and the last game, counted from 0. */
  games?: readonly [first: number, last: number];
  type?: GameType;
  doubleheader?: 1 | 2;
  /** Whether the game is played in the year in which the season begins. */
  isFirstYear?: true;
  set: Omit<Partial<RowOf<'game'>>, 'state'> & { state?: keyof typeof gameState };
};

/** The values of the first matching change. */
export function changeGame(
  changes: readonly GameChange[],
  slot: Slot,
  { index, span, back }: { index: number; span: SeasonSpan; back: number },
): Partial<RowOf<'game'>> {
  const found = changes.find(
    ({ season = -back, games: [first, last] = [index, index], type = slot.type, doubleheader, isFirstYear }) =>
      season === -back &&
      index >= first &&
      index <= last &&
      type === slot.type &&
      (doubleheader ?? slot.doubleheader) === slot.doubleheader &&
      (!isFirstYear || slot.date < `${span.year + 1}-01-01`),
  );
  if (!found) return {};
  const { state, ...values } = found.set;
  return {
    ...values,
    ...(state && { state: gameState[state] }),
    ...(state === 'Postponed' && { originalDate: slot.date }),
  };
}
