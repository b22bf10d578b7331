import { defineConfig } from 'vitest/config';

// to load the modules again for each file takes longer than what is tested with them; these tests leave nothing behind
const shared = ['src/{api,cli,content,db,domain,feeds,importers,staff}/**/*.test.ts', 'samples/**/*.test.ts'];

export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // a processor that is left free speeds nothing up
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'server', include: shared, isolate: false } },
      {
        extends: true,
        test: {
          // a browser or another server in the place of globals
          name: 'site',
          // not `exclude`, which would replace the one of the command line
          include: ['src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts', '*.test.ts', ...shared.map((each) => `!${each}`)],
        },
      },
    ],
  },
});
