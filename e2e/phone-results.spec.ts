import { expect, open, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('results on a phone show the sport, and their box scores and recaps are within reach', async ({ page, site }) => {
  await open(page, site.addressOf('lakeshore', '/sports/football/results'));
  await expect(page.getByRole('main').getByText('Football').first()).toBeInViewport();
  for (const name of ['Box score', 'Recap']) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    expect(box && { isLeft: box.x >= 0, isRight: box.x + box.width <= 390, isTall: box.height >= 24 }).toEqual({
      isLeft: true,
      isRight: true,
      isTall: true,
    });
  }
});
