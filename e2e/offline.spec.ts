import { expect, type Page, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

const schedule = '/sports/football/schedule';
/** Bytes that a repeat visit to a schedule transfers at most. */
const repeatVisit = 30_000;

/** A saved copy says so with its time, shows the time in place of live marks, and holds the place of pictures that it lacks. */
async function expectSavedLook(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-saved', /GMT$/);
  await expect(page.getByText(/^Saved copy of this page, at \d+:\d\d [ap]\.m\./)).toBeVisible();
  const shown = await page.evaluate(async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p data-kind="live"><span>Live</span> 4:05</p><img src="/images/resize?url=gone" width="300" height="200" alt="Gone">',
    );
    const [word, picture] = [document.querySelector('body > [data-kind] span'), document.querySelector('body > img')];
    if (!word || !picture) throw new Error('The elements were not added');
    await new Promise((resolve) => picture.addEventListener('error', () => setTimeout(resolve, 50), { once: true }));
    const { visibility } = getComputedStyle(word);
    const { width, height } = picture.getBoundingClientRect();
    return { visibility, age: getComputedStyle(word, '::after').content, ratio: width / height };
  });
  expect(shown).toEqual({ visibility: 'hidden', age: expect.stringMatching(/at \d+:\d\d [ap]\.m\./), ratio: 1.5 });
}

test('a visited schedule and its box scores open without a connection, and are current with one', async ({
  page,
  context,
}) => {
  await page.goto(schedule);
  const heading = await page.locator('h1').first().textContent();
  const boxScores = () =>
    page.evaluate(async () => {
      const cache = await caches.open('pages');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.includes('/boxscore/'));
    });
  await expect.poll(boxScores, { timeout: 20_000 }).toHaveLength(3);

  // what the page and its worker receive over the network
  const received = () =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      // the worker's responses to the page are among its own
      .filter(({ workerStart }) => workerStart === 0)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => performance.clearResourceTimings());
  await page.goto(schedule, { waitUntil: 'networkidle' });
  // within its stale-while-revalidate second the page comes from the HTTP cache, without a byte
  const asked = () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  await expect.poll(() => worker?.evaluate(asked)).toContain(schedule);
  const byWorker = await worker?.evaluate(received);
  expect((await page.evaluate(received)) + Number(byWorker)).toBeLessThan(repeatVisit);

  // the worker of a new build takes over while a page of the earlier one is open
  const former = '/assets/former-build.js';
  await page.evaluate(async (address) => {
    const { serviceWorker } = navigator;
    const cache = await caches.open('assets');
    await cache.put(address, new Response('export {}', { headers: { 'content-type': 'text/javascript' } }));
    const takenOver = new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    await serviceWorker.register('/service-worker.js?build=next');
    await takenOver;
    await import(address);
  }, former);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');
  await expectSavedLook(page);
  await page.goto((await boxScores())[0] ?? '');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/sports/womens-soccer/stats');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Saved pages' })
    .getByRole('link', { name: /football schedule/i })
    .click();
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');

  // the copy that is on screen is not what the server has
  await page.evaluate(async (address) => {
    const cache = await caches.open('pages');
    const copy = await cache.match(address, { ignoreVary: true });
    const text = (await copy?.text())?.replaceAll('Football', 'Rugby') ?? '';
    await cache.put(address, new Response(text, copy));
  }, schedule);
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('h1').first()).toContainText('Rugby');
  await context.setOffline(false);
  await expect(page.locator('h1').first()).toHaveText(heading ?? '');
  await expect(page.locator('html')).not.toHaveAttribute('data-saved');
  await expect(page.getByText('Saved copy of this page')).toHaveCount(0);
});

test('the site can be installed', async ({ page, context }) => {
  await page.goto(schedule);
  const devTools = await context.newCDPSession(page);
  const { errors, data = '{}' } = await devTools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const shortcuts: { url: string }[] = JSON.parse(data).shortcuts;
  const statuses = await page.evaluate(
    (urls) => Promise.all(urls.map(async (url) => (await fetch(url)).status)),
    shortcuts.map(({ url }) => url),
  );
  expect(statuses).toEqual([200, 200, 200]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // contexts of tests are like private windows
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
