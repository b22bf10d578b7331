import { expect, test } from 'vitest';

import { readXml } from '../../xml/read-xml.ts';
import { openGame } from '../game.ts';
import { completionFromClock } from './completion.ts';

const soccer = { direction: 'up-through-game', regulationPeriods: 2, periodMinutes: 45, overtimeMinutes: 10 } as const;
const kept = { inPlay: false };
const hockey = { direction: 'up-in-period', regulationPeriods: 3, periodMinutes: 20, overtimeMinutes: 5 } as const;

function game(inside: string, away: number, home: number) {
  const teams = `<team vh="V"><linescore score="${away}"/></team><team vh="H"><linescore score="${home}"/></team>`;
  return openGame(readXml(`<g><venue/>${inside}${teams}</g>`));
}
const closed = (period: number, play: string) => `<plays><period number="${period}"><play ${play}/></period></plays>`;

test('a soccer game without a completion flag is final when its last half has expired with a winner', () => {
  const over = game('<status period="2" clock="90:00"/>', 0, 1);
  expect(completionFromClock(over, soccer, kept)).toEqual({ complete: true, clock: '90:00' });
  expect(over.warnings).toEqual([]);
});

test('a level game at the end of regulation may go on', () => {
  expect(completionFromClock(game('<status period="2" clock="90:00"/>', 1, 1), soccer, kept)).toEqual({
    clock: '90:00',
  });
});

test('a goal in overtime ends the game before the clock does, once the period was closed', () => {
  const status = '<status period="3" clock="91:54"/>';
  expect(completionFromClock(game(status + closed(3, 'action="END-PRD" text=""'), 3, 2), soccer, kept)).toHaveProperty(
    'complete',
    true,
  );
  expect(
    completionFromClock(game(status + closed(2, 'action="END-PRD" text=""'), 3, 2), soccer, kept),
  ).not.toHaveProperty('complete');
});

test('halftime is not the end regardless of the score', () => {
  const half = game(`<status period="1" clock="45:00"/>${closed(1, 'text="End of period [45:00]."')}`, 0, 4);
  expect(completionFromClock(half, soccer, kept)).not.toHaveProperty('complete');
});

test('a finished hockey game without a completion flag is final, with a warning naming period and score', () => {
  const over = game('<status complete="N" period="3" clock="20:00"/>', 6, 2);
  expect(completionFromClock(over, hockey, kept)).toHaveProperty('complete', true);
  expect(over.warnings).toEqual([expect.stringMatching(/incomplete.*period 3.*6-2/)]);
});

test('a hockey game in its third period is in progress', () => {
  const live = game('<status complete="N" period="3" clock="11:20"/>', 6, 2);
  expect(completionFromClock(live, hockey, kept)).toEqual({ clock: '11:20' });
  expect(live.warnings).toEqual([]);
});

test('in play a game is over when its last period was closed, not when its clock has run out', () => {
  const inPlay = { inPlay: true };
  const status = '<status complete="N" period="3" clock="20:00"/>';
  expect(completionFromClock(game(status, 6, 2), hockey, inPlay)).toEqual({ clock: '20:00' });
  const over = game(status + closed(3, 'text="End of period [20:00]."'), 6, 2);
  expect(completionFromClock(over, hockey, inPlay)).toHaveProperty('complete', true);
});
