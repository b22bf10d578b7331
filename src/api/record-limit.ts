import { createRateLimit } from '../web/rate-limit.ts';
import { problem, problemResponse } from './problem.ts';

/**
 * Burst and per-minute limit of click and view reports per network and college. A reader sends a few per minute, a stadium behind
 * one address several hundred.
 */
export const recordsPerMinute = 600;

export const createRecordLimit = (clock?: () => number) => createRateLimit({ perMinute: recordsPerMinute }, clock);

export const tooManyReports = (seconds: number): Response =>
  problemResponse(
    problem(
      429,
      `At most ${recordsPerMinute} clicks and views a minute are counted from one address; send this again in ${seconds} s.`,
    ),
    { 'retry-after': String(seconds) },
  );
