import type { LogLine } from './log-lines.ts';

type Log = Record<LogLine['level'], (facts: object, text: string) => void>;

/** Passes the log of the embedded database to the log of the server. */
export const databaseLog =
  (log: Log) =>
  ({ level, text }: LogLine): void =>
    log[level]({ from: 'database' }, text);
