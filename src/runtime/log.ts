import pino from 'pino';

import { env } from './env.ts';
import { loggedError } from './logged-error.ts';

/** Structured logs on standard output. Never log cookies, e-mail addresses or form values. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: loggedError, error: loggedError },
  formatters: { level: (level) => ({ level }) },
});

export type Log = typeof log;
