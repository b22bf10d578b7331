import pino from 'pino';

import { env } from './env.ts';

/** Structured lines on standard output. Cookies, e-mail addresses and form answers never go in. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (level) => ({ level }) },
});

export type Log = typeof log;
