import { defineConfig } from 'vitest/config';

import { setTestClock } from './src/testing/test-day.ts';

setTestClock();

const tests = ['{src,samples,replay,scripts}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', '*.test.ts'];

/**
 * They change what other files in the process would see: they replace modules (`vi.mock`), evaluate them again
 * (`vi.resetModules`), or import drizzle-kit, which extends `Array.prototype`.
 */
const isolated = [
  'src/content/album.test.ts',
  'src/db/tables.test.ts',
  'src/features/layout/shell.test.tsx',
  'src/features/videos/client/load-stream.test.ts',
  'src/middleware/route-checks.test.ts',
  'src/offline/worker/notifications.test.ts',
  'src/offline/worker/visits.test.ts',
  'src/third-party/ads/client/bidding-adapter.test.ts',
  'src/third-party/ads/client/start-clip-ads.test.ts',
  'src/ui/navigation/client/image-failures.test.ts',
  'src/ui/navigation/client/prefetch-queue.test.ts',
  'src/ui/navigation/client/service-worker.test.ts',
  'src/ui/promotion/promotion-slot.test.tsx',
  'src/ui/rotator/client/rotator-atoms.test.ts',
];

export default defineConfig({
  test: {
    globalSetup: ['src/testing/test-server.ts'],
    setupFiles: ['src/runtime/env.ts', 'src/testing/real-timers.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // announcements take longer on a machine that runs other things as well
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: '100%',
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        // loading modules for each file takes longer than the tests
        // `exclude` would replace the one of the command line
        test: { name: 'site', include: [...tests, ...isolated.map((file) => `!${file}`)], isolate: false },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
