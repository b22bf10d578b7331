import type { Page } from '@playwright/test';

import { accessibilityFindings } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

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

for (const college of colleges) {
  for (const name of sampledRoutes) {
    test(`the page ${name} of ${college} works for everybody, on phones and desks`, async ({ page, site }) => {
      test.setTimeout(300_000);
      for (const [index, path] of (await samplesOf(site, college, name)).entries()) {
        await page.setViewportSize(phone);
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
        for (const viewport of [phone, desk]) {
          await page.setViewportSize(viewport);
          await test.step(`${path} at ${viewport.width} px`, async () => {
            await expectOutline(page);
            expect.soft(await sidewaysBy(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
            // every address of a template shares its narrow layout
            if (index === 0 || viewport === desk) expect.soft(await accessibilityFindings(page), path).toEqual([]);
          });
        }
      }
    });
  }
}
