import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/chromium.ts';
import { serverFlags } from './scripts/server-flags.mjs';
import { setTestClock } from './src/testing/test-day.ts';

// worker processes and the server take it from the environment
setTestClock();

const port = Number(process.env['E2E_PORT'] ?? 3210);

// the user agent of a headless browser would get the pages for crawlers
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

// unlike request interception, this leaves the HTTP cache on
const blockOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost';

/** Suppresses the splash; e2e/overlays.spec.ts does without these cookies. */
const skipSplash = ['lakeshore', 'pineridge'].map((college) => ({
  name: 'splash-skip',
  value: 'permanent',
  domain: `${college}.localhost`,
  path: '/',
  expires: Date.UTC(2040, 0, 1) / 1000,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
}));

// worker processes read this file too and run commands against the server's data folder
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'fieldhouse-e2e-'));
process.env['E2E_DATA_DIR'] = dataDir;

const chromium = await findChromium();

/** `e2e/*.spec.ts` runs on the production build. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // a machine may run other things as well
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTimeout: 18 * 60_000,
  use: {
    baseURL: `http://lakeshore.localhost:${port}`,
    launchOptions: { ...chromium, args: [...chromium.args, blockOtherHosts] },
    userAgent,
    // recording every page costs a third of the time: `npx playwright test --trace retain-on-failure`
    trace: 'off',
    screenshot: 'only-on-failure',
    // e2e/offline.spec.ts allows them: saved pages would hide what the server sends
    serviceWorkers: 'block',
    storageState: { cookies: skipSplash, origins: [] },
  },
  webServer: {
    command: `node ${serverFlags.join(' ')} e2e/serve.ts --built`,
    url: `http://localhost:${port}/readyz`,
    timeout: 300_000,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      // the sample game would change scores during the tests
      SAMPLE_LIVE_GAME: 'off',
      LOG_LEVEL: 'warn',
    },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
