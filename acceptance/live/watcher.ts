import { once } from 'node:events';

import { startWatcher } from '../../bench/live/play.ts';

export type Watcher = {
  /** What it has printed so far. */
  output: () => string;
  /** Kills it without a chance to finish. */
  kill: () => Promise<void>;
};

/** Runs `npm run cli live watch FILE` with these options. */
export function startFileWatcher(file: string, options: string[], environment: Record<string, string> = {}): Watcher {
  const program = startWatcher(file, options, environment, 'pipe');
  const exited = once(program, 'exit');
  let output = '';
  program.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return {
    output: () => output,
    kill: async () => {
      program.kill('SIGKILL');
      await exited;
    },
  };
}
