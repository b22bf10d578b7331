import { href } from '../src/routing/routes.ts';
import { expect, open, test } from './test.ts';

test('the pictures of search results fit their frames, the logo in place of one included', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, site.addressOf('lakeshore', href('search', {}, { q: 'football' })));
  const frames = page.locator('main [data-kind]');
  expect(await frames.count()).toBeGreaterThan(5);
  expect(await page.locator('main [data-kind][data-logo] img').count()).toBeGreaterThan(0);
  const tooTall = await frames.evaluateAll((elements) =>
    elements.flatMap((frame) => {
      const picture = frame.querySelector('img');
      const isCropped = picture && picture.offsetHeight > frame.clientHeight;
      return isCropped ? [`${picture.offsetHeight} px in ${frame.clientHeight} px: ${picture.src}`] : [];
    }),
  );
  expect(tooTall).toEqual([]);
});
