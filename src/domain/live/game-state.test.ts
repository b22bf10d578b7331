import { describe, expect, test } from 'vitest';

import { gameState, gameStateDisplay, isGameState } from '../game-state.ts';
import { type FeedFacts, type GameEvent, type GameStatus, nextGameState } from './game-state.ts';

const { Live, FullTime } = gameState;
const live: GameStatus = { state: Live, by: 'feed' };

const startsAt = Temporal.Instant.from('2026-11-21T20:00:00Z');
const time = (minutes: number): GameEvent => ({ type: 'schedule', now: startsAt.add({ minutes }), startsAt });

const underWay: FeedFacts = {
  hasStarted: true,
  complete: false,
  level: false,
  period: 2,
  regulationPeriods: 4,
  secondsLeft: 300,
  movedOn: true,
};
const feed = (facts: Partial<FeedFacts>): GameEvent => ({ type: 'feed', ...underWay, ...facts });
const staff = (action: Extract<GameEvent, { type: 'staff' }>['action'], hasStarted = false): GameEvent => ({
  type: 'staff',
  action,
  hasStarted,
});

const events = {
  'an empty sheet': feed({ hasStarted: false, period: 0, movedOn: false }),
  'play going on': feed({}),
  'the same once more': feed({ movedOn: false }),
  'the last clock run out': feed({ period: 4, secondsLeft: 0 }),
  'the end': feed({ complete: true, movedOn: false }),
  'an hour before': time(-60),
  'half an hour before': time(-30),
  'a day after': time(1440),
  'nine minutes of silence': { type: 'silence', seconds: 540 },
  'ten minutes of silence': { type: 'silence', seconds: 600 },
  delay: staff('delay'),
  postpone: staff('postpone'),
  cancel: staff('cancel'),
  resume: staff('resume'),
  'resume in mid-game': staff('resume', true),
} satisfies Record<string, GameEvent>;

// A status is its source (time, feed or staff) and the number of the state. A period means no change.
// The columns are the events above, in their order.
const table = `
  t0  f1 f3 f3 f4 f8   . t1  .   .  .  s2 s5 s6   .  .
  t1  f1 f3 f3 f4 f8  t0  . t0   .  .  s2 s5 s6   .  .
  f1   . f3 f3 f4 f8   .  .  .   .  .  s2 s5 s6   .  .
  s2   . f3  . f4 f8   .  .  .   .  .   . s5 s6  t0 f3
  f3  f1  .  . f4 f8   .  .  .   .  .  s2 s5 s6   .  .
  f4  f1 f3 f3  . f8   .  .  .   . f7   .  .  .   .  .
  s5   .  .  .  .  .   .  .  .   .  .  s2  . s6  t0 f3
  t5   . f3 f3 f4 f8   .  .  .   .  .  s2 s5 s6   .  .
  s6   .  .  .  .  .   .  .  .   .  .  s2 s5  .  t0 f3
  t6   . f3 f3 f4 f8   .  .  .   .  .  s2 s5 s6   .  .
  f7   . f3  . f4 f8   .  .  .   .  .   .  .  .   .  .
  f8   .  .  .  .  .   .  .  .   .  .   .  .  .   .  .
  t8   .  .  .  .  .   .  .  .   .  .   .  .  .   .  .
`;
const rows = table
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const words = { t: 'schedule', f: 'feed', s: 'staff' } as const;
function parseStatus(cell: string): GameStatus {
  const [word, state] = [cell.charAt(0), Number(cell.charAt(1))];
  if (!(word === 't' || word === 'f' || word === 's') || !isGameState(state)) throw new Error(`No status: ${cell}`);
  return { state, by: words[word] };
}

const nameOf = ({ state, by }: GameStatus) => `${gameStateDisplay(state)} by ${by}`;

describe.each(rows.map(([start = '', ...cells]) => [nameOf(parseStatus(start)), start, cells] as const))(
  '%s',
  (_, start, cells) => {
    const status = parseStatus(start);
    test.each(Object.entries(events).map(([name, event], column) => [name, event, cells[column] ?? ''] as const))(
      'after %s',
      (_name, event, cell) => {
        expect(nextGameState(status, event)).toEqual(cell === '.' ? status : parseStatus(cell));
      },
    );
  },
);

test('every one of the nine states is in the table', () => {
  expect(new Set(rows.map(([start = '']) => start.charAt(1))).size).toBe(9);
});

test('a tied score at the end of regulation means more play, and so does the end of the first half', () => {
  expect(nextGameState(live, feed({ period: 4, secondsLeft: 0, level: true })).state).toBe(Live);
  expect(nextGameState(live, feed({ period: 2, secondsLeft: 0 })).state).toBe(Live);
  expect(nextGameState(live, feed({ period: 5, secondsLeft: 0 })).state).toBe(FullTime);
});

test('without a clock a game is over only if the file marks it', () => {
  expect(nextGameState(live, feed({ period: 9, secondsLeft: undefined })).state).toBe(Live);
});

test('a game without a time of day does not become pregame', () => {
  const event: GameEvent = { type: 'schedule', now: startsAt, startsAt: undefined };
  const scheduled: GameStatus = { state: gameState.Scheduled, by: 'schedule' };
  expect(nextGameState(scheduled, event)).toBe(scheduled);
});

test('an event without effect returns the identical status', () => {
  expect(nextGameState(live, feed({}))).toBe(live);
});
