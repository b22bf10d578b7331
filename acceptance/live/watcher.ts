import { once } from 'node:events';

import { startWatcher } from '../../bench/live/play.ts';

export type Watcher = {
  /** What it has told people so far. */
  says: () => string;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
};

/** Follows a file as `npm run cli live watch FILE` does with these options. */
export function watch(file: string, options: string[], environment: Record<string, string> = {}): Watcher {
  const program = startWatcher(file, options, environment, 'pipe');
  const ended = once(program, 'exit');
  let said = '';
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return {
    says: () => said,
    kill: async () => {
      program.kill('SIGKILL');
      await ended;
    },
  };
}
