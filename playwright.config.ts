import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/chromium.ts';

const production = Number(process.env['E2E_PORT'] ?? 3210);

// a headless browser names itself a robot and would get the documents made for robots
const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** Nobody who tests a page wants a splash over it; e2e/overlays.spec.ts does without. */
const withoutSplash = ['lakeshore', 'pineridge'].map((college) => ({
  name: 'splash-skip',
  value: 'permanent',
  domain: `${college}.localhost`,
  path: '/',
  expires: Date.UTC(2040, 0, 1) / 1000,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax' as const,
}));

// the tests' own processes read this file too: they find the folder of the server, where its command line is
const dataDir = process.env['E2E_DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'fieldhouse-e2e-'));
process.env['E2E_DATA_DIR'] = dataDir;

const server = (name: string, port: number, command: string) => ({
  name,
  command,
  url: `http://localhost:${port}/readyz`,
  timeout: 300_000,
  env: {
    PORT: String(port),
    DATA_DIR: dataDir,
    // a score that changes by itself would be another page at each look
    SAMPLE_LIVE_GAME: 'off',
    LOG_LEVEL: 'warn',
  },
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

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
    launchOptions: await findChromium(),
    userAgent: person,
    // a recording of every page takes a third of the time: `npx playwright test --trace retain-on-failure`
    trace: 'off',
    screenshot: 'only-on-failure',
    storageState: { cookies: withoutSplash, origins: [] },
  },
  projects: [
    {
      name: 'production',
      use: { baseURL: `http://lakeshore.localhost:${production}` },
    },
  ],
  webServer: [server('production', production, 'node e2e/serve.ts --built')],
});
