import { describe, expect, test } from 'vitest';

import type { FailureLog } from './image-failures.ts';
import { countFailure, noFailures } from './image-failures.ts';

const minute = 60_000;

const failMany = (count: number, at: number, log: FailureLog = noFailures) => {
  let raised = 0;
  for (let failure = 0; failure < count; failure += 1) {
    const counted = countFailure(log, at);
    log = counted.log;
    raised += Number(counted.isRaised);
  }
  return { log, raised };
};

describe('the alert about pictures', () => {
  test('is raised by the 200th failure within five minutes', () => {
    const { log, raised } = failMany(199, 0);
    expect(raised).toBe(0);
    expect(countFailure(log, 5 * minute - 1).isRaised).toBe(true);
  });

  test('is not raised when a failure is five minutes old', () => {
    const { log } = failMany(199, 0);
    expect(countFailure(log, 5 * minute).isRaised).toBe(false);
  });

  test('is latched for ten minutes, during which failures do not count', () => {
    const first = failMany(200, 0);
    expect(first.raised).toBe(1);
    const meanwhile = failMany(500, 10 * minute - 1, first.log);
    expect(meanwhile.raised).toBe(0);
    const afterwards = failMany(199, 10 * minute, meanwhile.log);
    expect(afterwards.raised).toBe(0);
    expect(countFailure(afterwards.log, 10 * minute).isRaised).toBe(true);
  });
});
