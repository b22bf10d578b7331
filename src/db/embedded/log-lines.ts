import type { Readable } from 'node:stream';

/** A line of the log of Postgres. */
export type LogLine = { level: 'debug' | 'info' | 'warn' | 'error'; text: string };

const levels: Record<string, LogLine['level']> = { WARNING: 'warn', ERROR: 'warn', FATAL: 'warn', PANIC: 'error' };

/**
 * Passes on the lines of a server's log. Those of a successful start or of a requested stop have the level `debug`.
 */
export function readLog(stream: Readable, onLog: (line: LogLine) => void) {
  let starting: LogLine[] | undefined = [];
  let isStopping = false;
  let rest = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      // connection attempts while it starts or stops
      if (/the database system is|not yet accepting/.test(line)) continue;
      const parsed = parseLine(line);
      if (starting) starting.push(parsed);
      else onLog(isStopping && parsed.level === 'info' ? { ...parsed, level: 'debug' } : parsed);
    }
  });
  // the process need not wait for the log
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
  return {
    started: (): void => {
      const recovers = starting?.some(({ text }) => /not properly shut down|interrupted/.test(text));
      for (const line of starting ?? []) onLog(recovers ? line : { ...line, level: 'debug' });
      starting = undefined;
    },
    stopping: (): void => {
      isStopping = true;
    },
    /** Why the server did not start. */
    failure: (): string => {
      const severe = starting?.filter(({ level }) => level !== 'info') ?? [];
      return (severe[0] ?? starting?.at(-1))?.text ?? 'it ended without a message';
    },
  };
}

/** `FATAL:  role "x" does not exist` */
function parseLine(line: string): LogLine {
  const [, severity = 'LOG', text = line] = /^([A-Z]+): {2}(.*)$/.exec(line) ?? [];
  return { level: levels[severity] ?? 'info', text };
}

type Log = Record<LogLine['level'], (facts: object, text: string) => void>;

/** Passes the log of the embedded database to the log of the server. */
export const databaseLog =
  (log: Log) =>
  ({ level, text }: LogLine): void =>
    log[level]({ from: 'database' }, text);
