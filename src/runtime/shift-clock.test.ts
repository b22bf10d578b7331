import { createContext, runInContext } from 'node:vm';

import { expect, it } from 'vitest';

import { shiftClock } from './shift-clock.ts';

const day = 86_400_000;

/** Evaluates an expression in another global scope, whose clock is moved by `offset`; the function is passed as text, as to a browser. */
function evaluate(expression: string, offset: number): unknown {
  return runInContext(`(${shiftClock})(${offset}); ${expression}`, createContext({}));
}

const systemNow = (): number => Number(runInContext('Date.now()', createContext({})));

it.each([
  'Date.now()',
  'new Date().getTime()',
  'Date.parse(Date())',
  'Temporal.Now.instant().epochMilliseconds',
  'Temporal.Now.zonedDateTimeISO("UTC").epochMilliseconds',
  'Temporal.Now.plainDateTimeISO("UTC").toZonedDateTime("UTC").epochMilliseconds',
])('%s moves with the clock, forward and backward', (expression) => {
  for (const offset of [400 * day, -90 * day]) {
    const difference = Number(evaluate(expression, offset)) - systemNow();
    // Date() has no fraction of a second
    expect(Math.abs(difference - offset)).toBeLessThan(5000);
  }
});

it('a second call changes nothing', () => {
  const twice = `(${shiftClock})(${day}); Date.now()`;
  expect(Math.abs(Number(evaluate(twice, day)) - systemNow() - day)).toBeLessThan(5000);
});

it('given dates do not move, and are instances of Date', () => {
  expect(evaluate('new Date(0).toISOString()', day)).toBe('1970-01-01T00:00:00.000Z');
  expect(evaluate('new Date(2026, 0, 2) instanceof Date && Date.prototype.constructor.UTC(1970) === 0', day)).toBe(
    true,
  );
});
