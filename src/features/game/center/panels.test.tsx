import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { BookScore, ScoreBook } from '../../../api/stats/score-book.ts';
import { distinctDrives } from '../drives-panel.tsx';
import { PlaysPanel } from '../plays-panel.tsx';
import type { GameSides } from '../sides.ts';
import { boxScoreViews, centerViews, viewLinks } from '../views.ts';
import { LastPlays } from './last-plays.tsx';
import { ShotChart } from './shot-chart.tsx';
import { chartedShots, shotsText } from './shots.ts';
import { play } from './testing.ts';
import { winText } from './win-chart.tsx';

const side = (side: 'home' | 'away', name: string) => ({
  side,
  name,
  abbreviation: name.slice(0, 3),
  isOurs: side === 'home',
});
const sides = [side('away', 'Northfield'), side('home', 'Harbor')] as unknown as GameSides;
const box = (parts: Partial<BookScore>) =>
  ({
    family: 'basketball',
    complete: false,
    regulationPeriods: 2,
    periodMinutes: 20,
    plays: [],
    scoring: [],
    drives: [],
    home: { players: [], stats: {} },
    away: { players: [], stats: {} },
    ...parts,
  }) as unknown as BookScore;

test('the last plays are listed newest first, keyed by index, without headings', () => {
  const plays = [play({ text: 'Tip-off' }), play({ kind: 'heading', text: 'Drive' }), play({ text: 'Made layup' })];
  const html = renderToStaticMarkup(<LastPlays box={box({ plays })} sides={sides} />);
  expect(html.indexOf('Made layup')).toBeLessThan(html.indexOf('Tip-off'));
  expect(html).not.toContain('Drive');
});

test('play-by-play, including its periods, is listed newest first or oldest first', () => {
  const plays = [play({ text: 'Tip-off' }), play({ text: 'Made layup' }), play({ period: 2, text: 'Steal' })];
  const book = { boxScore: box({ plays }) } as ScoreBook;
  const orderOf = (order?: 'newest' | 'oldest') => {
    const html = renderToStaticMarkup(<PlaysPanel book={book} sides={sides} {...(order && { order })} />);
    return [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
  };
  expect(orderOf('newest')).toEqual(['Steal', 'Made layup', 'Tip-off']);
  expect(orderOf()).toEqual(['Tip-off', 'Made layup', 'Steal']);
});

test('before the first play, the last plays show a message', () => {
  expect(renderToStaticMarkup(<LastPlays box={box({})} sides={sides} />)).toContain('No plays yet.');
});

test('made and missed shots have different shapes, and our shots are marked', () => {
  const plays = [
    play({ shot: { x: 5, y: 50, made: true } }),
    play({ side: 'away', shot: { x: 90, y: 40, made: false } }),
  ];
  const shots = chartedShots(box({ plays }));
  const html = renderToStaticMarkup(<ShotChart family="basketball" shots={shots} sides={sides} text="Shots" />);
  const [made = '', missed = ''] = html.match(/<path transform[^>]*>/g) ?? [];
  expect(made).toMatch(/d="M[\d.]+ 0a/);
  expect(missed).toMatch(/d="M-[\d.]+ -[\d.]+L/);
  expect([made, missed].map((path) => path.includes('data-own'))).toEqual([true, false]);
  expect(html).toContain('aria-label="Shots"');
});

test('shots are described as made and attempted', () => {
  const plays = [true, false, true].map((made) => play({ shot: { x: 5, y: 50, made } }));
  expect(shotsText(chartedShots(box({ plays })), { side: 'home', name: 'Harbor' })).toBe('Harbor made 2 of 3');
});

test('a drive that a feed reports twice, in progress and finished, is one drive', () => {
  const drive = {
    side: 'home',
    period: 1,
    startClock: '15:00',
    startSpot: 'HAR 25',
    plays: 3,
  } as BookScore['drives'][number];
  const next = { ...drive, side: 'away', startClock: '12:00' } as const;
  const over = { ...drive, plays: 9 };
  expect(distinctDrives([drive, over, next])).toEqual([over, next]);
});

test('during a game, empty views are shown; a shot chart only with shots', () => {
  const names = (parts: Partial<BookScore>) => centerViews(box(parts)).map(({ name }) => name);
  expect(names({})).toEqual(['summary', 'players', 'plays', 'team', 'game']);
  expect(names({ family: 'football' })).toContain('drives');
  expect(names({ complete: true })).toEqual(['summary', 'game']);
  expect(names({ plays: [play({ shot: { x: 1, y: 1, made: true } })] })).toContain('shots');
});

test('a box score has only views with content', () => {
  const names = (parts: Partial<BookScore>) => boxScoreViews(box(parts)).map(({ name }) => name);
  expect(names({ family: 'football' })).toEqual(['game']);
  const home = { ...box({}).home, players: [{}], stats: { points: 7 } } as unknown as BookScore['home'];
  const scoring = [{}] as BookScore['scoring'];
  expect(names({ home, scoring, plays: [play()] })).toEqual(['players', 'team', 'scoring', 'plays', 'game']);
});

test('players of a finished game have their own tab name, because its box score is another page', () => {
  const home = { ...box({}).home, players: [{}] } as BookScore['home'];
  const nameOf = (complete: boolean) =>
    centerViews(box({ complete, home })).find(({ name }) => name === 'players')?.label;
  expect([nameOf(false), nameOf(true)]).toEqual(['Box score', 'Players']);
});

test('the first view has the URL of the page, each other view its own', () => {
  const links = viewLinks(centerViews(box({ complete: true })), '/game-center/12');
  expect(links.map(({ href }) => href)).toEqual(['/game-center/12', '/game-center/12?view=game']);
});

test.each([
  [[50, 40, 73], 'Harbor 73% to win. Northfield peaked at 60%.'],
  [[50, 60, 73], 'Harbor 73% to win.'],
  [[50, 80, 20], 'Northfield 80% to win. Harbor peaked at 80%.'],
  [[50, 60, 99.9], 'Harbor more than 99% to win.'],
  [[50, 20, 100], 'Harbor won. Its lowest win probability was 20%.'],
])('chances of %j are told as "%s"', (shares, text) => {
  const points = shares.map((home, index) => ({ seconds: index * 60, home }));
  expect(winText(points, { home: 'Harbor', away: 'Northfield' })).toBe(text);
});
