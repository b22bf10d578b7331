import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { gameState } from '../../../domain/game-state.ts';
import { runnersText } from './bases.tsx';
import { Board } from './board.tsx';
import { BoardStatus } from './board-status.tsx';
import { LiveStatus } from './live-status.tsx';
import { downAndDistance } from './situation.tsx';
import { teamMarks } from './team-marks.ts';
import { boardFacts } from './testing.ts';

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const boardText = (parts: Parameters<typeof boardFacts>[0]) =>
  words(renderToStaticMarkup(<Board facts={boardFacts(parts)} status={null} />));

describe('the board', () => {
  test('names visitors first, with scores', () => {
    expect(boardText({})).toMatch(/Northfield 7 .*Harbor 7$/);
  });

  test('pulses a score that has changed since the page was rendered, and no other', () => {
    const before = boardFacts();
    const [away, home] = before.teams;
    const facts = { ...before, teams: [away, { ...home, score: 14 }] as const };
    const html = renderToStaticMarkup(<Board facts={facts} before={before} status={null} />);
    expect(html.match(/data-changed="true">(\d+)/g)).toEqual(['data-changed="true">14']);
    expect(renderToStaticMarkup(<Board facts={facts} status={null} />)).not.toContain('data-changed');
  });

  test('describes possession, down and distance', () => {
    const text = boardText({ situation: { possession: 'home', down: 3, toGo: 7, ballOn: 'NOR 35' } });
    expect(text).toMatch(/3rd & 7 at NOR 35|3rd &amp; 7 at NOR 35/);
    expect(text).toMatch(/Harbor Has the ball/);
  });

  test('draws and describes the bases, beside count and outs', () => {
    const situation = { half: 'top', outs: 1, balls: 3, strikes: 2, first: 'J. Swarm', third: '' } as const;
    const html = renderToStaticMarkup(<Board facts={boardFacts({ family: 'baseball', situation })} status={null} />);
    expect(html).toContain('aria-label="Runners on first (J. Swarm) and third"');
    expect(html.match(/data-taken="true"/g)).toHaveLength(2);
    expect(words(html)).toContain('3–2 , 1 out');
  });

  test('shows neither down nor ball position between periods', () => {
    const situation = { possession: 'home', down: 2, toGo: 7 } as const;
    expect(boardText({ situation, periodText: 'Halftime' })).not.toMatch(/2nd|ball/);
  });

  test('shows no situation after the game', () => {
    const situation = { possession: 'home', down: 3, toGo: 7 } as const;
    expect(boardText({ situation, state: gameState.GameComplete })).not.toMatch(/ball|3rd/);
  });
});

describe('the marks of a team', () => {
  const marks = (parts: Parameters<typeof boardFacts>[0]) =>
    teamMarks(boardFacts(parts), 'away').map(({ text }) => text);

  test.each([
    ['basketball', 'Has the ball'],
    ['softball', 'At bat'],
    ['volleyball', 'Serving'],
  ] as const)('in %s possession is "%s"', (family, text) => {
    expect(marks({ family, situation: { possession: 'away' } })).toEqual([text]);
  });

  test('are the arrow, the points of the set, timeouts and bonus', () => {
    const situation = {
      arrow: 'away',
      points: { home: 4, away: 1 },
      timeouts: { home: 3, away: 1 },
      bonus: { away: true },
    } as const;
    expect(marks({ situation })).toEqual(['Possession arrow', '1 point', '1 timeout', 'Bonus']);
  });
});

describe('the status of a live game', () => {
  const at = Date.parse('2026-11-21T20:00:00Z');
  const status = (parts: Parameters<typeof boardFacts>[0], now = at, isDelayed = false) =>
    words(renderToStaticMarkup(<LiveStatus facts={boardFacts(parts)} now={now} isDelayed={isDelayed} />));

  test('shows period and clock, and the clock runs from the time at which it was read', () => {
    expect(status({})).toBe('Live 2nd quarter 4:05');
    expect(status({}, at + 6_000)).toBe('Live 2nd quarter 3:59');
  });

  test('is Delayed data, without a clock, if the source is silent', () => {
    expect(status({}, at, true)).toBe('Delayed data 2nd quarter');
  });

  test('has no clock at halftime or in sports without one', () => {
    const clock = { seconds: 900, running: false, direction: 'down', at: '2026-11-21T20:00:00Z' } as const;
    expect(status({ periodText: 'Halftime', clock })).toBe('Live Halftime');
    expect(status({ periodText: 'Top 5th', clock: null })).toBe('Live Top 5th');
  });

  test('shows the points of the set instead of a clock, visitors first', () => {
    const situation = { points: { home: 14, away: 17 } };
    expect(status({ family: 'volleyball', periodText: 'Set 3', clock: null, situation })).toBe('Live Set 3 17–14');
  });

  test('becomes Final with the number of overtimes', () => {
    expect(status({ state: gameState.GameComplete, overtime: '2OT' })).toBe('Final 2OT');
  });
});

test('a postponed game shows the reason and the original date', () => {
  const facts = boardFacts({ state: gameState.Postponed, reason: 'Lightning' });
  const html = renderToStaticMarkup(<BoardStatus facts={facts} originalDate="2026-09-05" />);
  expect(words(html)).toBe('Postponed Lightning First set for Sep 5, 2026');
});

test('a suspended game is called so, with its reason', () => {
  const facts = boardFacts({ state: gameState.Delayed, reason: 'Suspended, lightning' });
  expect(words(renderToStaticMarkup(<BoardStatus facts={facts} />))).toBe('Suspended Lightning');
});

test('a rescheduled game shows its original date and the reason', () => {
  const facts = boardFacts({ state: gameState.Scheduled, reason: 'Snow' });
  const html = renderToStaticMarkup(<BoardStatus facts={facts} originalDate="2026-09-05" />);
  expect(words(html)).toBe('First set for Sep 5, 2026 · Snow');
});

test.each([
  [{ down: 1, toGo: 0, ballOn: 'HAR 4' }, '1st & goal at HAR 4'],
  [{ down: 4, toGo: 2 }, '4th & 2'],
  [{ down: 2 }, '2nd down'],
  [{}, ''],
] as const)('%j is "%s"', (situation, text) => {
  expect(downAndDistance(situation)).toBe(text);
});

test.each([
  [{}, 'Bases empty'],
  [{ second: '' }, 'Runner on second'],
  [{ first: '', second: '', third: 'A. Lee' }, 'Bases loaded: first, second, and third (A. Lee)'],
])('runners %j are "%s"', (situation, text) => {
  expect(runnersText(situation)).toBe(text);
});

test('without a connection the status is Reconnecting, with the age of the score and the last known clock', () => {
  const clock = { seconds: 245, running: true, direction: 'down', at: '2026-11-21T20:00:00Z' } as const;
  const facts = boardFacts({ state: gameState.Live, periodText: '2nd half', clock });
  const lastContact = Date.parse('2026-11-21T20:00:05Z');
  const html = renderToStaticMarkup(
    <LiveStatus facts={facts} now={lastContact} isDelayed isReconnecting age="as of 3 min ago" />,
  );
  expect(words(html)).toBe('Reconnecting as of 3 min ago 2nd half 4:00');
});

test.each([
  ['football', { periodText: 'Halftime', clock: null }],
  ['football', { state: gameState.GameComplete }],
  ['volleyball', { state: gameState.GameComplete }],
  ['baseball', { state: gameState.GameComplete }],
] as const)('the status of %s keeps the lines of period and clock when %j', (family, parts) => {
  const html = renderToStaticMarkup(<LiveStatus facts={boardFacts({ family, ...parts })} now={0} isDelayed={false} />);
  expect(html).toMatch(/class="[^"]*period/);
  if (family === 'baseball') expect(html).not.toMatch(/clock/);
  else expect(html).toMatch(/<div class="[^"]*clock[^"]*"><\/div>/);
});

test('a live-enabled game reserves the space of live data before its start and after its end', () => {
  const facts = boardFacts({ state: gameState.GameComplete });
  const html = renderToStaticMarkup(<Board facts={facts} status={null} keepsLiveSpace />);
  expect(html).toMatch(/data-live="true"/);
  expect(html.match(/class="[^"]*marks/g)).toHaveLength(2);
  expect(html).toMatch(/situation-place/);
  expect(renderToStaticMarkup(<Board facts={facts} status={null} />)).not.toMatch(/data-live|marks|situation-place/);
});

test('the elements of a status have distinct keys, so that the previous period leaves the page', () => {
  const clock = { seconds: 245, running: true, direction: 'down', at: '2026-11-21T20:00:00Z' } as const;
  const facts = boardFacts({ periodText: '2nd quarter', clock });
  const { children } = LiveStatus({ facts, now: Date.parse(clock.at), isDelayed: false }).props as {
    children: ({ key?: string | null } | false | undefined)[];
  };
  const keys = children.flatMap((child) => (child ? (child.key ?? []) : []));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(2);
});
