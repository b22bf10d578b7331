import { type ChildProcess, spawn } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Replay } from './game.ts';

const speed = 20;

/** The program that follows the scorer's file, as `npm run cli live watch FILE` runs it with these options. */
export function startWatcher(
  file: string,
  options: string[],
  environment: Record<string, string>,
  says: 'inherit' | 'pipe' = 'inherit',
): ChildProcess {
  return spawn(process.execPath, ['src/cli/main.ts', 'live', 'watch', file, ...options], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', says],
  });
}

/** Writes one snapshot as scorers' programs do: whole, or not at all. */
export async function write(folder: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, 'game.xml');
  await writeFile(`${file}.new`, bytes);
  await rename(`${file}.new`, file);
  return file;
}

/** Plays a game for so many seconds from a snapshot on, and tells when each snapshot was in the file. */
export async function play(game: Replay, folder: string, { from, seconds }: { from: number; seconds: number }) {
  const written = new Map<number, number>();
  const started = performance.now();
  const passed = () => (performance.now() - started) / 1000;
  let index = from;
  while (index < game.length && passed() < seconds) {
    const due = (game.dueAt(index) - game.dueAt(from)) / speed;
    if (due > seconds) break;
    await wait(Math.max(0, due - passed()) * 1000);
    await write(folder, game.snapshot(index));
    written.set(index, Date.now());
    index += 1;
  }
  return { written, next: index };
}
