import { type ChildProcess, spawn } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Replay } from './game.ts';

const speed = 20;

/** Starts `npm run cli -- live watch FILE` with the given options. */
export function startWatcher(
  file: string,
  options: string[],
  environment: Record<string, string>,
  stderr: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['src/cli/main.ts', 'live', 'watch', file, ...options], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', stderr],
  });
}

/** Writes one snapshot atomically, as scorers' programs do. */
export async function write(folder: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'game.xml');
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
  return file;
}

/** Plays a game from a snapshot for some seconds. Returns the time at which each snapshot was written, and the next one. */
export async function play(game: Replay, folder: string, { from, seconds }: { from: number; seconds: number }) {
  const written = new Map<number, number>();
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let index = from;
  while (index < game.length && elapsed() < seconds) {
    const due = (game.dueAt(index) - game.dueAt(from)) / speed;
    if (due > seconds) break;
    await wait(Math.max(0, due - elapsed()) * 1000);
    await write(folder, game.snapshot(index));
    written.set(index, Date.now());
    index += 1;
  }
  return { written, next: index };
}
