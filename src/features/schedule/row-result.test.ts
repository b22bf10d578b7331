import { expect, test } from 'vitest';

import { gameState } from '../../domain/game-state.ts';
import { resultOf } from './row-result.ts';

const final = {
  gameState: gameState.GameComplete,
  gameStateReason: null,
  originalDate: null,
  overtime: '',
  placing: null,
  forfeit: 'none',
  vacated: false,
  noContest: false,
  live: null,
  result: {
    status: 'W',
    teamScore: '27',
    opponentScore: '10',
    preScore: null,
    postScore: null,
    boxscore: null,
    recap: null,
  },
} as const;

test('a final game shows its outcome and score', () => {
  expect(resultOf(final)).toEqual({ mark: 'W', score: { team: 27, opponent: 10 }, overtime: '', notes: [] });
});

test('extra innings are numbered as innings, overtimes as OT', () => {
  expect(resultOf({ ...final, overtime: '11' }).overtime).toBe('11 inn.');
  expect(resultOf({ ...final, overtime: '2OT' }).overtime).toBe('2OT');
});

test('no score is made up for a forfeit without one', () => {
  const forfeit = resultOf({
    ...final,
    forfeit: 'them',
    result: { ...final.result, teamScore: null, opponentScore: null },
  });
  expect(forfeit.score).toBeUndefined();
  expect(forfeit).toMatchObject({ mark: 'W', notes: ['Forfeit'] });
});

test('a vacated win is marked with its reason', () => {
  expect(resultOf({ ...final, vacated: true, gameStateReason: 'Ineligible player' }).notes).toEqual([
    'Vacated',
    'Ineligible player',
  ]);
});

test('a postponed game shows its reason and no result', () => {
  const postponed = resultOf({ ...final, gameState: gameState.Postponed, gameStateReason: 'Lightning', result: null });
  expect(postponed).toEqual({ status: 'postponed', notes: ['Lightning'] });
});

test('a suspended game is not delayed', () => {
  const facts = { gameState: gameState.Delayed, gameStateReason: 'Suspended, lightning', result: null };
  expect(resultOf({ ...final, ...facts })).toEqual({ status: 'suspended', notes: ['Lightning'] });
});

test('a game past its usual end awaits its result, regardless of its stored state', () => {
  for (const state of [gameState.Scheduled, gameState.PreGame]) {
    const due = resultOf({ ...final, gameState: state, result: null, isAwaitingResult: true });
    expect(due).toEqual({ status: 'awaiting-result', notes: [] });
  }
});

test('a rescheduled game shows its original date', () => {
  const moved = resultOf({ ...final, gameState: gameState.Scheduled, originalDate: '2026-09-04', result: null });
  expect(moved).toEqual({ notes: ['Originally Fri, Sep 4'] });
});

test('a no contest is neither a win nor a loss', () => {
  expect(resultOf({ ...final, noContest: true })).toEqual({ notes: ['No contest'] });
});

test('a meet shows its placing', () => {
  expect(resultOf({ ...final, placing: '1st of 12', result: null })).toEqual({ notes: ['1st of 12'] });
});

test('a live game shows the current score without an outcome', () => {
  const live = { teamScore: '7', opponentScore: '3', period: 2, clock: '4:10' };
  expect(resultOf({ ...final, gameState: gameState.Live, live, result: null })).toEqual({
    status: 'live',
    score: { team: 7, opponent: 3 },
    notes: ['4:10'],
  });
});

test('a shootout is shown next to a tie', () => {
  const tie = { ...final.result, status: 'T', teamScore: '1', opponentScore: '1', postScore: 'PK 4-2' } as const;
  expect(resultOf({ ...final, result: tie })).toMatchObject({ mark: 'T', notes: ['PK 4-2'] });
});
