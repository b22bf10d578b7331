import { findRequestContext } from '../routing/request-context.ts';
import type { Log } from '../runtime/log.ts';

// React's word for a reader who left before the end of the page
const abortMessages = /The render was aborted|AbortError|ResponseAborted|Premature close/;

/**
 * Sends what libraries write to the console to the log, with the request it belongs to, and remembers the failure for
 * that request's answer. Waku reports failed renders nowhere else.
 */
export const sendConsoleToLog = (log: Log): void => {
  const write = (level: 'error' | 'warn' | 'info' | 'debug', values: unknown[]) => {
    const context = findRequestContext();
    const text = values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(' ');
    const isAbort = abortMessages.test(text);
    if (context && level === 'error' && !isAbort) context.failure ??= firstLine(text);
    log[isAbort ? 'debug' : level]({ requestId: context?.requestId }, text);
  };
  console.error = (...values) => write('error', values);
  console.warn = (...values) => write('warn', values);
  console.info = (...values) => write('info', values);
  console.log = (...values) => write('info', values);
  console.debug = (...values) => write('debug', values);
};

/** The message of a printed stack; Waku writes line ends as `\n`. */
const firstLine = (text: string): string =>
  text
    .replace(/^Error during rendering: /, '')
    .split(/\n|\\n/)[0]
    ?.replace(/^(\w*Error): /, '') ?? text;
