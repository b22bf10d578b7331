import { expect, type Page } from '@playwright/test';

import { getRoute } from '../src/routing/routes.ts';
import type { SampledName } from './samples.ts';

/** Whether a soft navigation leads to the page and from it to others: views for print have no footer, and missing pages are documents. */
export const isReachedSoftly = (name: SampledName): boolean =>
  name !== 'splash' && name !== 'notFound' && getRoute(name).view === undefined;

/** Follows a link of the footer to the path. The page must have another title than the current one. */
export async function navigate(page: Page, path: string): Promise<void> {
  const before = await page.title();
  const link = page.locator('footer a:not([target])').first();
  await link.evaluate((element, to) => element.setAttribute('href', to), path);
  await link.click();
  await expect(page).toHaveURL(new URL(path, page.url()).href);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect.poll(() => page.title(), `title of ${path}`).not.toBe(before);
}
