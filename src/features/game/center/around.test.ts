import { expect, test } from 'vitest';

import type { SeriesSummary } from '../../../api/game-center/schema.ts';
import type { ScheduleGame } from '../../../api/games/schema.ts';
import { gameState } from '../../../domain/game-state.ts';
import { gameKind } from './game-kind.ts';
import { mediaLinks } from './media-links.ts';
import { seriesText } from './series-history.tsx';
import { whenText } from './when-text.ts';

const series = (wins: number, losses: number, ties = 0, firstSeason: string | null = '2019'): SeriesSummary => ({
  wins,
  losses,
  ties,
  firstSeason,
  url: null,
  meetings: [],
});

test.each([
  [series(5, 2), 'Harbor leads the series 5–2 since 2019.'],
  [series(2, 5, 1), 'Northfield leads the series 5–2–1 since 2019.'],
  [series(3, 3, 0, '2019-20'), 'The series is even, 3–3 since 2019–20.'],
  [series(0, 0, 0, null), 'Harbor and Northfield have not met before.'],
])('%j is told as "%s"', (given, text) => {
  expect(seriesText(given, 'Harbor', 'Northfield')).toBe(text);
});

const timed = {
  gameState: gameState.Scheduled,
  venueDate: '2026-11-28T18:00:00',
  dateUtc: '2026-11-28T23:00:00Z',
  venueTime: '6 p.m. EST',
  timezone: 'America/New_York',
  tbd: false,
  allDay: false,
};

test('a start is printed in venue time, as far as it is known', () => {
  expect(whenText(timed)).toBe('Saturday, November 28, 6 p.m. EST');
  expect(whenText({ ...timed, tbd: true })).toBe('Saturday, November 28, TBA');
  expect(whenText({ ...timed, tbd: true, gameState: gameState.Live })).toBe('Saturday, November 28');
  expect(whenText({ ...timed, allDay: true })).toBe('Saturday, November 28');
});

const game = (state: number) =>
  ({
    gameState: state,
    boxscoreUrl: '/box',
    recapUrl: '/recap',
    previewUrl: '/preview',
    media: {
      tv: 'Coast TV',
      tvUrl: null,
      radio: 'WHAR',
      video: { url: '/watch' },
      audio: null,
      stats: null,
      tickets: { url: '/tickets' },
      links: [],
    },
  }) as unknown as ScheduleGame;

test('stations and tickets are offered until the game is over, the box score and recap afterwards', () => {
  const labels = (state: number) => mediaLinks(game(state)).map(({ label }) => label);
  expect(labels(gameState.Live)).toEqual(['Tickets', 'TV: Coast TV', 'Radio: WHAR', 'Video', 'Preview']);
  expect(labels(gameState.GameComplete)).toEqual(['Box score', 'Recap', 'Video']);
});

test('notifications of the score are offered until the game is over', () => {
  const labels = (state: number) => mediaLinks(game(state), { offersScores: true }).map(({ label }) => label);
  expect(labels(gameState.Scheduled)).toContain('Score notifications');
  expect(labels(gameState.Live)).toContain('Score notifications');
  expect(labels(gameState.GameComplete)).not.toContain('Score notifications');
});

test('the kind of a game is printed, but not beside the title of its tournament', () => {
  const plain = {
    conferenceTournament: false,
    conference: true,
    isExhibition: false,
    doubleheader: 0,
    tournament: null,
  };
  const tournament = { title: 'Inland Seas Championship' } as ScheduleGame['tournament'];
  expect(gameKind(plain)).toBe('Conference game');
  expect(gameKind({ ...plain, doubleheader: 2 })).toBe('Conference game, Game 2 of a doubleheader');
  expect(gameKind({ ...plain, conferenceTournament: true, tournament })).toBe('');
  expect(gameKind({ ...plain, conferenceTournament: true })).toBe('Conference tournament');
});
