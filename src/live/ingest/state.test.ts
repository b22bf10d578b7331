import { expect, test } from 'vitest';

import { liveGame } from '../../db/schema/live.ts';
import { gameState } from '../../domain/game-state.ts';
import { duringGame, liveCollege } from '../../testing/live-college.ts';
import { sayOfGame, type Word } from './say-of-game.ts';
import { moveOnTime } from './state-ticker.ts';

const college = liveCollege();
const say = (word: Partial<Word>) =>
  sayOfGame(college.database, { tenantId: college.tenant.id, gameId: 1 }, { say: 'delay', reason: null, ...word });
const stateAt = async (now: Temporal.Instant) => {
  await moveOnTime(college.database, now);
  return (await college.game()).state;
};

test('a game is pregame half an hour before its start, once', async () => {
  expect(await stateAt(duringGame.subtract({ minutes: 91 }))).toBe(gameState.Scheduled);
  expect(await stateAt(duringGame.subtract({ minutes: 90 }))).toBe(gameState.PreGame);
  expect((await college.game()).sequence).toBe(1);
  await Promise.all([1, 2].map(() => moveOnTime(college.database, duringGame)));
  expect((await college.game()).sequence).toBe(1);
  expect(await stateAt(duringGame.add({ hours: 8 }))).toBe(gameState.Scheduled);
});

test('a file that stands at full time and is silent for ten minutes makes the game final', async () => {
  expect(await college.take({ period: 4, clock: '00:00' })).toMatchObject({ state: gameState.FullTime });
  const now = Temporal.Now.instant();
  expect(await stateAt(now.add({ minutes: 9 }))).toBe(gameState.FullTime);
  expect(await stateAt(now.add({ minutes: 11 }))).toBe(gameState.PostGame);
  expect(await college.live()).toMatchObject({ version: 2 });
});

test('the word of staff is written with its reason, and reaches those who follow the game', async () => {
  await college.take({});
  expect(await say({ reason: 'Lightning' })).toEqual({ state: gameState.Delayed });
  expect(await college.game()).toMatchObject({ stateBy: 'staff', stateReason: 'Lightning', sequence: 2 });
  expect(await college.live()).toMatchObject({ version: 2 });
  expect(await say({ say: 'resume' })).toEqual({ state: gameState.Live });
  expect(await college.game()).toMatchObject({ stateBy: 'feed', stateReason: null });
});

test('a postponed game is put on another day, and keeps the first', async () => {
  await say({ say: 'postpone', reason: 'Snow', to: { date: '2026-09-12', time: '19:05' } });
  await say({ say: 'postpone', reason: 'More snow', to: { date: '2026-09-13', time: undefined } });
  expect(await college.game()).toMatchObject({
    state: gameState.Scheduled,
    localDate: '2026-09-13',
    originalDate: '2026-09-10',
    startsAt: null,
    tbd: true,
    sequence: 2,
  });
});

test('what is over cannot be called off, and nothing said cannot be taken back', async () => {
  expect(await say({ say: 'resume' })).toMatchObject({ refused: expect.stringMatching(/nothing to take back/) });
  await college.take({ complete: 'Y' });
  expect(await say({ say: 'cancel' })).toMatchObject({ refused: expect.stringMatching(/is over \(final\)/) });
  expect(await college.database.db.$count(liveGame)).toBe(1);
});
