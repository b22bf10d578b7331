import { findRequestContext } from '../routing/request-context.ts';
import type { Log } from '../runtime/log.ts';
import { isAbortedRender, renderFailure } from '../waku/render-log.ts';

/**
 * Redirects console output of libraries to the log, with the request id. Records a failed render in the request context, from which
 * `middleware/pages` takes the error to respond with.
 */
export const sendConsoleToLog = (log: Log): void => {
  const write = (level: 'error' | 'warn' | 'info' | 'debug', values: unknown[]) => {
    const context = findRequestContext();
    const text = values
      .map((value) => (value instanceof Error ? (value.stack ?? value.message) : String(value)))
      .join(' ');
    const isAborted = isAbortedRender(text);
    if (context && level === 'error' && !isAborted) context.failure ??= renderFailure(text);
    log[isAborted ? 'debug' : level]({ requestId: context?.requestId }, text);
  };
  console.error = (...values) => write('error', values);
  console.warn = (...values) => write('warn', values);
  console.info = (...values) => write('info', values);
  console.log = (...values) => write('info', values);
  console.debug = (...values) => write('debug', values);
};
