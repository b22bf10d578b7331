import type { Page } from '@playwright/test';

import { accessibilityFindings } from './accessibility.ts';
import { COLLEGES } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const expectOutline = async (page: Page) => {
  // a splash stands alone
  const around = (await page.locator('[data-splash]').count()) > 0 ? 0 : 1;
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    const count = landmark === 'main' ? 1 : around;
    await expect.soft(page.getByRole(landmark), `landmarks ${landmark}`).toHaveCount(count);
  }
  await expect.soft(page.locator('h1'), 'one h1').toHaveCount(1);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
};

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const viewport of VIEWPORTS) {
  for (const college of COLLEGES) {
    test.describe(`at ${viewport.width} px, ${college}`, () => {
      test.use({ viewport });

      for (const name of sampledRoutes) {
        test(`the page ${name} works for everybody`, async ({ page, site }) => {
          test.slow();
          for (const [index, path] of (await samplesOf(site, college, name)).entries()) {
            // the narrow layout has the colours of the wide one
            const contrast = index === 0 || viewport.width > 1000;
            await test.step(path, async () => {
              const response = await open(page, site.addressOf(college, path));
              expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
              await expectOutline(page);
              expect.soft(await sidewaysBy(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
              expect.soft(await accessibilityFindings(page, { contrast }), path).toEqual([]);
            });
          }
        });
      }
    });
  }
}
