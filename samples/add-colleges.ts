import { fork } from 'node:child_process';
import path from 'node:path';

import type { DatabasePlace } from '../src/db/open-database.ts';

export type AddMessage = { progress: string } | { failure: { message: string; code?: string | undefined } };

const entry = path.resolve('samples/add-colleges-process.ts');

/**
 * Adds the sample colleges to a database without colleges, in a child process, because a server that does so itself uses 200 MB
 * more for as long as it runs. Rejects with the child's error.
 */
export function addSampleColleges(place: DatabasePlace, onProgress: (step: string) => void): Promise<void> {
  // fewer garbage collections, because the rows are short-lived
  const execArgv = ['--max-semi-space-size=64'];
  const child = fork(entry, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let failure: Error | undefined;
  child.on('message', (message: AddMessage) => {
    if ('progress' in message) onProgress(message.progress);
    else failure = Object.assign(new Error(message.failure.message), { code: message.failure.code });
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(failure ?? new Error(`Adding the sample colleges failed: the process ended with ${signal ?? code}`));
    });
    child.send(place);
  });
}
