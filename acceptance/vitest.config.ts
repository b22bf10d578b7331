import path from 'node:path';

import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

import { setTestClock } from '../src/testing/test-day.ts';

setTestClock();

/** The files that take longest start first, so that none is left when the others have ended. */
const longest = [
  'withdrawal',
  'crawl',
  'varnish',
  'live-resilience',
  'first-request',
  'page-cache',
  'hostile',
  'pages',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const rank = ({ moduleId }: (typeof files)[number]) =>
      [...longest, ''].findIndex((name) => path.basename(moduleId).startsWith(name));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['acceptance/**/*.test.ts'],
    setupFiles: ['src/runtime/env.ts'],
    globalSetup: ['acceptance/run/build.ts', 'acceptance/run/start-shared-servers.ts'],
    // a machine may be busy with other programs
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // some files wait for timeouts and restarts most of the time
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // the live client needs EventSource
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
  },
});
