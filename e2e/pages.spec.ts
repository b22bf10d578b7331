import type { Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { colleges } from './colleges.ts';
import { sampledRoutes, samplesOf } from './samples.ts';
import { expect, open, test } from './test.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

const expectLandmarks = async (page: Page, path: string) => {
  // a splash and a print view have their whole page to themselves
  const around = (await page.locator('[data-splash], [data-alone]').count()) > 0 ? 0 : 1;
  await expect.soft(page.getByRole('main'), path).toHaveCount(1);
  await expect.soft(page.getByRole('banner'), path).toHaveCount(around);
  await expect.soft(page.getByRole('contentinfo'), path).toHaveCount(around);
  await expect.soft(page.locator('h1'), path).toHaveCount(1);
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'en');
};

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const college of colleges) {
  for (const name of sampledRoutes) {
    test(`the page ${name} of ${college} is accessible and fits phones and desktops`, async ({ page, site }) => {
      test.setTimeout(300_000);
      const { states, others = [] } = await samplesOf(site, college, name);
      // axe is slow: the colleges share their templates, and the states of a template their narrow layout
      const isRich = college === 'lakeshore';
      const checked = { [phone.width]: isRich ? 1 : 0, [desktop.width]: isRich ? states.length : 1 };
      for (const [index, path] of [...states, ...others].entries()) {
        await page.setViewportSize(phone);
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(name === 'notFound' ? 404 : 200);
        await expectLandmarks(page, path);
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await test.step(`${path} at ${viewport.width} px`, async () => {
            expect.soft(await horizontalOverflow(page), `${path} scrolls horizontally`).toBeLessThanOrEqual(0);
            if (index < (checked[viewport.width] ?? 0)) {
              expect.soft(await accessibilityViolations(page), path).toEqual([]);
            }
          });
        }
      }
    });
  }
}
