import { expect, test } from './test.ts';

test('a request to another host fails, and is an error of the test', async ({ page, pageErrors }) => {
  await page.goto('about:blank');
  const outcome = await page.evaluate(() =>
    fetch('https://vendor.example/').then(
      () => 'response',
      () => 'no response',
    ),
  );
  expect(outcome).toBe('no response');
  // the request, its failure and Chromium's log of it
  await expect.poll(() => pageErrors.length).toBe(3);
  expect(pageErrors.splice(0)).toContain('request to another host: https://vendor.example/');
});
