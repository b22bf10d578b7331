import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['acceptance/**/*.test.ts'],
    globalSetup: 'acceptance/run/build.ts',
    testTimeout: 60_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
    // for readers of streams of events
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
  },
});
