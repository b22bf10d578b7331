import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export type SampleGameMessage = { url: string };

const entry = path.resolve('samples/live/sample-game-process.ts');

/** Plays the live sample game against a server that is ready, in a process that ends with this one. `onStart` receives the game's URL. */
export function playSampleGame(onStart: (url: string) => void): ChildProcess {
  const child = fork(entry, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.on('message', ({ url }: SampleGameMessage) => onStart(url));
  // the site does without it
  child.once('error', () => {});
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => child.kill(signal));
  return child;
}
