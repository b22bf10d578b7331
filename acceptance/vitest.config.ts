import { defineConfig } from 'vitest/config';

/** Runs on the production build, which `npm test` makes before. */
export default defineConfig({
  test: {
    include: ['acceptance/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    // for readers of streams of events
    execArgv: ['--experimental-eventsource', '--disable-warning=UNDICI-ES'],
  },
});
