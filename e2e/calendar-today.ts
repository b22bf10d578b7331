import type { Page } from '@playwright/test';

import type { Site } from './site.ts';
import { expect } from './test.ts';

/** On a phone a calendar opens at today, and the button leads back to it from further down and from another month. */
export async function expectCalendarAtToday(page: Page, site: Site) {
  await page.setViewportSize({ width: 390, height: 844 });
  const heading = page.locator('#today').getByText('Today').first();
  const button = page.getByRole('link', { name: 'Today', exact: true });
  for (const view of ['month', 'week', 'list']) {
    await page.goto(site.addressOf('lakeshore', `/calendar?view=${view}`));
    await expect(heading, view).toBeInViewport({ ratio: 1 });
    const earlier = page.getByRole('checkbox', { name: /^Show earlier days/ });
    await earlier.check();
    await button.click();
    await expect(heading, view).toBeInViewport({ ratio: 1 });
    await earlier.uncheck();
    await page.goto(site.addressOf('lakeshore', `/calendar?view=${view}&date=2026-03-01`));
    await expect(earlier).toHaveCount(0);
    await button.click();
    await expect(heading, view).toBeInViewport({ ratio: 1 });
  }
}
