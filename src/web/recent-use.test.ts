import { expect, test } from 'vitest';

import { createRecentUse } from './recent-use.ts';

const minute = 60_000;

test('who has more jobs running comes later, then who used more time recently', () => {
  let clock = 0;
  const use = createRecentUse<string>(() => clock);
  const stops = [use.start('a')];
  expect(use.compare('a', 'b')).toBeGreaterThan(0);
  clock += 100;
  for (const stop of stops) stop();
  expect(use.compare('b', 'a')).toBeLessThan(0);
  expect(use.compare('b', 'c')).toBe(0);
  use.start('b');
  expect(use.compare('b', 'a')).toBeGreaterThan(0);
});

test('half of the time used is forgotten in a minute', () => {
  let clock = 0;
  const use = createRecentUse<string>(() => clock);
  const spend = (client: string, time: number) => {
    const stop = use.start(client);
    clock += time;
    stop();
  };
  spend('a', 1000);
  clock += minute;
  spend('b', 600);
  expect(use.compare('a', 'b')).toBeLessThan(0);
  spend('b', 0);
  spend('a', 200);
  expect(use.compare('a', 'b')).toBeGreaterThan(0);
});

test('clients that have not come for ten minutes are not remembered, unless their job still runs', () => {
  let clock = 0;
  const use = createRecentUse<number>(() => clock);
  use.start(-1);
  for (let client = 0; client < 1000; client++) use.start(client)();
  clock += 11 * minute;
  use.start(1000)();
  expect(use.size()).toBe(2);
});
