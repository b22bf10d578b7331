import { type Browser, chromium } from '@playwright/test';

import { findChromium } from '../../scripts/chromium.ts';

// Lighthouse's applied throttling for a mid-range phone: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const cpuSlowdown = 4;
const phone = { width: 390, height: 844 };
const userAgent =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

export async function launchBrowser(): Promise<Browser> {
  const { executablePath, args } = await findChromium();
  return chromium.launch({ executablePath, args: [...args, '--disable-background-networking', '--disable-gpu'] });
}

/** A page in a fresh browser profile, with slow 4G and 4x CPU throttling. */
export async function createPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    userAgent,
    // the one of the proxy is its own
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, session, close: () => context.close() };
}
