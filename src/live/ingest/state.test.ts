import { expect, test, vi } from 'vitest';

import { changeChannel } from '../../db/announce.ts';
import { liveGame } from '../../db/schema/live.ts';
import { gameState } from '../../domain/game-state.ts';
import { duringGame, liveCollege } from '../../testing/live-college.ts';
import { overrideGameStatus, type StatusOverride } from './override-game-status.ts';
import { applyTime } from './state-ticker.ts';

const college = liveCollege();
const override = (changes: Partial<StatusOverride>) =>
  overrideGameStatus(
    college.database,
    { tenantId: college.tenant.id, gameId: 1 },
    { action: 'delay', reason: null, ...changes },
  );
const stateAt = async (now: Temporal.Instant) => {
  await applyTime(college.database, now);
  return (await college.game()).state;
};

test('a game becomes pregame half an hour before its start, once', async () => {
  expect(await stateAt(duringGame.subtract({ minutes: 91 }))).toBe(gameState.Scheduled);
  expect(await stateAt(duringGame.subtract({ minutes: 90 }))).toBe(gameState.PreGame);
  expect((await college.game()).sequence).toBe(1);
  await Promise.all([1, 2].map(() => applyTime(college.database, duringGame)));
  expect((await college.game()).sequence).toBe(1);
  expect(await stateAt(duringGame.add({ hours: 8 }))).toBe(gameState.Scheduled);
});

test('a state that changes with time is announced', async () => {
  const announced: string[] = [];
  const stop = await college.database.listen(changeChannel, (payload) => void announced.push(payload));
  await stateAt(duringGame.subtract({ minutes: 90 }));
  await vi.waitFor(() => expect(announced).toEqual([String(college.tenant.id)]));
  await stop();
});

test('a game at full time becomes final after ten minutes without a snapshot', async () => {
  expect(await college.take({ period: 4, clock: '00:00' })).toMatchObject({ state: gameState.FullTime });
  const now = Temporal.Now.instant();
  expect(await stateAt(now.add({ minutes: 9 }))).toBe(gameState.FullTime);
  expect(await stateAt(now.add({ minutes: 11 }))).toBe(gameState.PostGame);
  expect(await college.live()).toMatchObject({ version: 2 });
});

test('a staff override is stored with its reason and announced to subscribers', async () => {
  await college.take({});
  expect(await override({ reason: 'Lightning' })).toEqual({ state: gameState.Delayed });
  expect(await college.game()).toMatchObject({ stateBy: 'staff', stateReason: 'Lightning', sequence: 2 });
  expect(await college.live()).toMatchObject({ version: 2 });
  expect(await override({ action: 'resume' })).toEqual({ state: gameState.Live });
  expect(await college.game()).toMatchObject({ stateBy: 'feed', stateReason: null });
});

test('a rescheduled game keeps its original date', async () => {
  await override({ action: 'postpone', reason: 'Snow', to: { date: '2026-09-12', time: '19:05' } });
  await override({ action: 'postpone', reason: 'More snow', to: { date: '2026-09-13', time: undefined } });
  expect(await college.game()).toMatchObject({
    state: gameState.Scheduled,
    localDate: '2026-09-13',
    originalDate: '2026-09-10',
    startsAt: null,
    tbd: true,
    sequence: 2,
  });
});

test('a final game cannot be canceled, and a game without an override cannot be resumed', async () => {
  expect(await override({ action: 'resume' })).toMatchObject({ refused: expect.stringMatching(/nothing to resume/) });
  await college.take({ complete: 'Y' });
  expect(await override({ action: 'cancel' })).toMatchObject({ refused: expect.stringMatching(/is already final/) });
  expect(await college.database.db.$count(liveGame)).toBe(1);
});
