import { afterEach, expect, test, vi } from 'vitest';

import { gameState } from '../../../domain/game-state.ts';
import { drawScoreIcon } from './score-icon.ts';
import { prefixTitle, titleScore } from './title-score.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-21T20:00:00Z';
const now = Date.parse(at);
const live = {
  gameId: 12,
  version: 9,
  state: gameState.Live,
  stateReason: null,
  ourSide: 'home',
  teamScore: 45,
  opponentScore: 40,
  period: 2,
  periodText: '2nd half',
  clock: { seconds: 245, running: true, direction: 'down', at },
  situation: {},
  overtime: '',
  outcome: null,
  lastSeenAt: at,
  url: '/game-center/12',
} as const;

const teams = { away: 'PR', home: 'LAK' };

test('a title has both scores, visitors first, and the clock and period in short form', () => {
  expect(titleScore({ ...live, ourSide: 'away' }, teams, { now })).toBe('PR 45, LAK 40 · 4:05 2nd');
  expect(titleScore(live, teams, { now })).toBe('PR 40, LAK 45 · 4:05 2nd');
  expect(titleScore({ ...live, clock: null, periodText: 'Top 5th' }, teams, { now })).toBe('PR 40, LAK 45 · Top 5th');
  expect(titleScore({ ...live, clock: null, periodText: 'Halftime' }, teams, { now })).toBe('PR 40, LAK 45 · Halftime');
});

test('a title is restored unless the next page has set its own', () => {
  const page = { title: 'Basketball' };
  vi.stubGlobal('document', page);
  const restore = prefixTitle('45–40');
  expect(page.title).toBe('45–40 · Basketball');
  restore();
  expect(page.title).toBe('Basketball');
  const restoreOld = prefixTitle('47–40');
  page.title = 'Schedule';
  restoreOld();
  expect(page.title).toBe('Schedule');
});

test('an icon has room for three digits', () => {
  expect(drawScoreIcon([45, 40], '#003', '#fff')).toContain('font-size="19"');
  expect(drawScoreIcon([101, 99], '#003', '#fff')).toContain('font-size="15"');
});
