import { EventEmitter } from 'node:events';

import { expect, test } from 'vitest';

import { onStopSignals } from './stop-signals.ts';

test.each([
  ['a single process stops on', false, ['SIGTERM', 'SIGINT', 'SIGHUP']],
  ['a worker leaves the signals of a terminal to its supervisor and stops on', true, ['SIGTERM']],
])('%s %o', (_, isWorker, expected) => {
  const from = new EventEmitter();
  const stopped: string[] = [];
  onStopSignals({ stop: (signal) => stopped.push(signal), isWorker, from });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // a signal without a listener ends the process
    expect(from.listenerCount(signal)).toBe(1);
    from.emit(signal, signal);
  }
  expect(stopped).toEqual(expected);
});
