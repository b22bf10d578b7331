import { href } from '../src/routing/routes.ts';
import { expect, open, test } from './test.ts';

test('a path without a route and a parameter that matches nothing show the not-found page', async ({ page, site }) => {
  const paths = ['/no/such/page', href('story', { year: '1899', month: '1', day: '1', story_slug: 'nothing' })];
  for (const path of paths) {
    const response = await open(page, site.addressOf('lakeshore', path));
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('main'), path).toContainText(`Page Not Found: ${path}`);
    await expect(page.getByRole('main').getByRole('searchbox'), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main links' }).getByRole('link').first(), path).toBeVisible();
  }
});
