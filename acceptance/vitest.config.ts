import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['acceptance/**/*.test.ts'],
    globalSetup: ['acceptance/run/build.ts', 'acceptance/run/start-shared-servers.ts'],
    // a machine may be busy with other programs
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // some files wait for timeouts and restarts most of the time
    maxWorkers: 4,
    // the live client needs EventSource
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
  },
});
