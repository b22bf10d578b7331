import { expect, test } from 'vitest';

import { createCircuitBreaker } from './circuit-breaker.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const open = () => {
  let time = 0;
  const breaker = createCircuitBreaker(() => time);
  const isAdmitted = () => {
    try {
      breaker.admit();
      return true;
    } catch (error) {
      expect(isDatabaseUnavailable(error)).toBe(true);
      return false;
    }
  };
  const fail = (times: number) => {
    for (let count = 0; count < times; count++) breaker.recordFailure();
  };
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { ...breaker, isAdmitted, fail, pass };
};

test('after three failures in a row requests are rejected, and one a second tries again', () => {
  const { isAdmitted, fail, pass } = open();
  fail(2);
  expect(isAdmitted()).toBe(true);
  fail(1);
  expect(isAdmitted()).toBe(false);
  pass(1000);
  expect([isAdmitted(), isAdmitted()]).toEqual([true, false]);
  pass(1000);
  expect([isAdmitted(), isAdmitted()]).toEqual([true, false]);
});

test('a success admits all requests again', () => {
  const { isAdmitted, fail, recordSuccess } = open();
  fail(5);
  recordSuccess();
  fail(2);
  expect([isAdmitted(), isAdmitted()]).toEqual([true, true]);
});

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  ['a server that shuts down', Object.assign(new Error('terminating'), { code: '57P01' }), true],
  ['a standby', Object.assign(new Error('read-only'), { code: '25006' }), true],
  ['a timeout of the driver', new Error('Query read timeout'), true],
  [
    'the cause of an error',
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    true,
  ],
  ['a violated constraint', Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['a slow statement', Object.assign(new Error('canceling statement'), { code: '57014' }), false],
  ['no error', 'timeout', false],
])('%s: the database is unavailable or not', (_, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
