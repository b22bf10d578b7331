import { expect, it } from 'vitest';

import {
  gameState,
  gameStateDisplay,
  gameStateText,
  isComplete,
  isGameState,
  isLive,
  reasonText,
} from './game-state.ts';

it('the nine states have the numbers of the wire format', () =>
  expect(Object.values(gameState)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]));
it('a game is live in one state and complete in three', () => {
  const states = Object.values(gameState);
  expect(states.filter(isLive)).toEqual([3]);
  expect(states.filter(isComplete)).toEqual([4, 7, 8]);
});
it('a state has a name for programs and one for readers', () => {
  expect([gameStateDisplay(8), gameStateDisplay(0), gameStateDisplay(6)]).toEqual([
    'GAMECOMPLETE',
    'SCHEDULED',
    'CANCELED',
  ]);
  expect([gameStateText(7), gameStateText(8), gameStateText(5)]).toEqual(['Final', 'Final', 'Postponed']);
});
it.each([
  ['Suspended, lightning', 'Suspended', 'Lightning'],
  ['Suspended (B4, 3-2)', 'Suspended', '(B4, 3-2)'],
  ['suspended', 'Suspended', null],
  ['Lightning', 'Delayed', 'Lightning'],
  [null, 'Delayed', null],
])('a delayed game with the reason %j is printed as %s, with the reason %j', (reason, text, printed) => {
  expect([gameStateText(2, reason), reasonText(2, reason)]).toEqual([text, printed]);
  expect([gameStateText(5, reason), reasonText(5, 'Suspended play')]).toEqual(['Postponed', 'Suspended play']);
});
it('other numbers are not states', () => expect([-1, 9, 1.5, Number.NaN].filter(isGameState)).toEqual([]));
it('every state has a text', () =>
  expect(Object.values(gameState).map((state) => gameStateText(state))).toEqual([
    'Scheduled',
    'Pregame',
    'Delayed',
    'Live',
    'Full time',
    'Postponed',
    'Canceled',
    'Final',
    'Final',
  ]));
