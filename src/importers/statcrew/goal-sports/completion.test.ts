import { expect, test } from 'vitest';
import type { BoxPlay } from '../../../domain/box-score.ts';
import { readXml } from '../../xml/read-xml.ts';
import { readStanding } from './completion.ts';

const soccer = { direction: 'up-through-game', regulationPeriods: 2, periodMinutes: 45, overtimeMinutes: 10 } as const;
const hockey = { direction: 'up-in-period', regulationPeriods: 3, periodMinutes: 20, overtimeMinutes: 5 } as const;
const endOf = (period: number): BoxPlay => ({
  period, clock: '', side: undefined, text: 'End of period.', scoring: false, score: undefined, kind: 'heading', situation: '',
});

test('a soccer game that says nothing of completion is over when its last half has run out with a winner', () => {
  const root = readXml('<sogame><status period="2" clock="90:00"/></sogame>');
  expect(readStanding(root, soccer, { home: 1, away: 0 }, 2, [])).toMatchObject({ complete: true, period: 2 });
  expect(root.warnings).toEqual([]);
});

test('a level game at the end of regulation may go on', () => {
  const root = readXml('<sogame><status period="2" clock="90:00"/></sogame>');
  expect(readStanding(root, soccer, { home: 1, away: 1 }, 2, []).complete).toBe(false);
});

test('a level game is over when the scorer wrote down when it ended', () => {
  const root = readXml('<sogame><venue end="9:10"/><status period="2" clock="90:00"/></sogame>');
  expect(readStanding(root, soccer, { home: 1, away: 1 }, 2, []).complete).toBe(true);
});

test('a goal in overtime ends the game before the clock does, when the period was closed', () => {
  const root = readXml('<sogame><status period="3" clock="91:54"/></sogame>');
  expect(readStanding(root, soccer, { home: 2, away: 3 }, 3, [endOf(3)]).complete).toBe(true);
  expect(readStanding(root, soccer, { home: 2, away: 3 }, 3, [endOf(2)]).complete).toBe(false);
});

test('half-time is not the end, whatever the score', () => {
  const root = readXml('<sogame><status period="1" clock="45:00"/></sogame>');
  expect(readStanding(root, soccer, { home: 4, away: 0 }, 2, [endOf(1)]).complete).toBe(false);
});

test('a hockey game left open though it is over is final, with a warning naming period, clock and score', () => {
  const root = readXml('<hkgame><status complete="N" period="3" clock="20:00"/></hkgame>');
  expect(readStanding(root, hockey, { home: 2, away: 6 }, 3, []).complete).toBe(true);
  expect(root.warnings).toEqual([expect.stringMatching(/not complete.*period 3.*20:00.*6-2/)]);
});

test('a hockey game in its third period goes on', () => {
  const root = readXml('<hkgame><status complete="N" period="3" clock="11:20"/></hkgame>');
  expect(readStanding(root, hockey, { home: 2, away: 6 }, 3, [])).toEqual({ complete: false, period: 3, clock: '11:20' });
  expect(root.warnings).toEqual([]);
});
