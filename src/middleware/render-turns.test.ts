import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createRenderTurns } from './render-turns.ts';

/** Renders that end when they are told to, and the order in which they started. */
const createRenders = () => {
  const inTurn = createRenderTurns();
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const render = (number: number) =>
    inTurn(async () => {
      started.push(number);
      await new Promise<void>((resolve) => (ends[number] = resolve));
      return number;
    });
  return { render, started, end: (number: number) => ends[number]?.() };
};

/** Keeps the event loop busy between the checks. */
const work = async (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    const turn = performance.now() + 40;
    while (performance.now() < turn);
    await wait(0);
  }
};

test('while the event loop is busy, two renders run at a time, in the order of their requests', async () => {
  const { render, started, end } = createRenders();
  const renders = [0, 1, 2, 3].map(render);
  await work(120);
  expect(started).toEqual([0, 1]);
  end(1);
  expect(await renders[1]).toBe(1);
  expect(started).toEqual([0, 1, 2]);
  for (const number of [0, 2]) end(number);
  await Promise.all([renders[0], renders[2]]);
  end(3);
  expect(await renders[3]).toBe(3);
});

test('renders that wait for data do not hold up others', async () => {
  const { render, started, end } = createRenders();
  const renders = [0, 1, 2, 3, 4].map(render);
  await expect.poll(() => started).toEqual([0, 1, 2, 3, 4]);
  for (const number of started) end(number);
  expect(await Promise.all(renders)).toEqual([0, 1, 2, 3, 4]);
});

test('a failed render ends its turn', async () => {
  const inTurn = createRenderTurns();
  const fail = () => inTurn(() => Promise.reject(new Error('failed')));
  const failures = await Promise.allSettled([fail(), fail(), fail()]);
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await inTurn(async () => 'rendered')).toBe('rendered');
});
