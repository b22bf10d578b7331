import type { Page } from '@playwright/test';

import { expectCalendarAtToday } from './calendar-today.ts';
import { firstAddress } from './samples.ts';
import { behaviorsLoaded, expect, holdScripts, open, test } from './test.ts';

test('the switch for scoring plays works with the keyboard', async ({ page, site }) => {
  const boxScore = await firstAddress(site, 'lakeshore', 'boxscore');
  await open(page, site.addressOf('lakeshore', `${boxScore}?view=plays`));
  const plays = page.locator('[data-panel="plays"] section li').filter({ visible: true });
  const all = await plays.count();
  const control = page.getByRole('switch', { name: 'Scoring plays only' });
  await expect(control).not.toBeChecked();
  await control.focus();
  await page.keyboard.press('Space');
  await expect(control).toBeChecked();
  const scoring = await plays.count();
  expect(scoring).toBeGreaterThan(0);
  expect(scoring).toBeLessThan(all);
  expect(await plays.evaluateAll((rows) => rows.every((row) => row.hasAttribute('data-scoring')))).toBe(true);
  await page.keyboard.press('Space');
  await expect(plays).toHaveCount(all);
});

test('on a phone a box score shows key figures next to the names, and scrolls to the others', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const boxScore = await firstAddress(site, 'lakeshore', 'boxscore');
  await open(page, site.addressOf('lakeshore', `${boxScore}?view=players`));
  // one team at a time, at first the college's
  const tables = page.locator('[data-panel="players"] table').filter({ visible: true });
  const teams = page.getByRole('group', { name: 'Team' }).getByRole('radio');
  const names = [];
  for (const team of [...(await teams.all()), teams.and(page.locator('[checked]'))]) {
    await team.check();
    await expect(tables).toHaveCount(1);
    names.push(await tables.locator('caption').textContent());
  }
  expect(new Set(names).size).toBe(2);
  expect(names[2]).toContain('Lakeshore');
  for (const table of await tables.all()) {
    // the name and three figures
    for (const head of (await table.locator('thead th').filter({ visible: true }).all()).slice(0, 4)) {
      const right = await head.evaluate((cell) => cell.getBoundingClientRect().right);
      expect.soft(right).toBeLessThanOrEqual(390 - 16);
    }
  }
  const region = tables.first().locator('xpath=..');
  await expect(region).toHaveRole('group');
  await expect(region).toHaveAccessibleName(/./);
  await region.focus();
  const name = tables.first().locator('tbody th').first();
  // the tabs above the tables take one row, which scrolls
  const tabs = page.getByRole('navigation', { name: 'Parts of the box score' }).locator('li');
  const tops = await tabs.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
  const left = await name.evaluate((cell) => cell.getBoundingClientRect().left);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await name.evaluate((cell) => cell.getBoundingClientRect().left)).toBe(left);
});

test('the address of a story is copied, and a message confirms it', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const story = await firstAddress(site, 'lakeshore', 'story');
  await open(page, site.addressOf('lakeshore', `${story}?from=mail`));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.addressOf('lakeshore', story));
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible({ timeout: 3000 });
});

test('the print view of a roster prints the roster only', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    window.print = () => {
      (window.opener ?? window).document.body.dataset['printed'] = document.body.textContent ?? '';
    };
  });
  const roster = await firstAddress(site, 'lakeshore', 'roster');
  await open(page, site.addressOf('lakeshore', roster));
  await page.getByRole('link', { name: 'Print view' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  const player = (await page.locator('#sheet tbody td').nth(1).textContent()) ?? '';
  expect(player).toMatch(/\w/);
  const sheet = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect((await sheet).locator('#sheet')).toContainText(player);
  await expect.poll(() => page.evaluate(() => document.body.dataset['printed'])).toContain(player);
  expect(await page.evaluate(() => document.body.dataset['printed'])).not.toContain('Follow');
  await expect.poll(() => context.pages().length).toBe(1);
});

test('a box score prints on one sheet, and one of football with all participants on two', async ({ page, site }) => {
  const sports: { id: number; globalSportNameSlug: string }[] = await site.api('lakeshore', '/Sports');
  for (const [slug, sheets] of [
    ['football', 2],
    ['mens-basketball', 1],
    ['baseball', 1],
    ['mens-lacrosse', 1],
  ] as const) {
    const sport = sports.find(({ globalSportNameSlug }) => globalSportNameSlug === slug);
    const { items } = await site.api('lakeshore', `/EventsResults/results?sportId=${sport?.id}&pageSize=100`);
    const game = items.find(({ boxscoreUrl }: { boxscoreUrl: string | null }) => boxscoreUrl);
    await open(page, site.addressOf('lakeshore', game.boxscoreUrl));
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect([slug, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([slug, sheets]);
  }
});

test('a video is loaded after a click, from the page that plays archived videos', async ({ page, site }) => {
  const { items } = await site.api('lakeshore', '/Stories?pageSize=100');
  const stories = await Promise.all(items.map(({ id }: { id: number }) => site.api('lakeshore', `/Stories/${id}`)));
  const story = stories.find(({ video }) => video?.archive);
  await page.route('**/showcase/embed?*', (route) => route.fulfill({ contentType: 'text/html', body: 'The player' }));
  await open(page, site.addressOf('lakeshore', story.url));
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('link', { name: /^Play video/ }).focus();
  await page.keyboard.press('Enter');
  const query = new URLSearchParams({ archive: story.video.archive, autoplay: 'true', controls: 'true' });
  await expect(page.locator('iframe')).toHaveAttribute('src', `/showcase/embed?${query}`);
  await expect(page.locator('iframe')).toBeFocused();
  await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
});

test.describe('the scoreboard', () => {
  const strip = (page: Page) => page.getByRole('group', { name: 'Scores' });
  const leftEdgeOf = (page: Page) =>
    strip(page).evaluate((row) => {
      const inDocument = [...row.querySelectorAll<HTMLElement>('li li')];
      const games = inDocument.toSorted((a, b) => a.offsetLeft - b.offsetLeft);
      const padding = Number.parseFloat(getComputedStyle(row.firstElementChild as HTMLElement).paddingLeft);
      const first = games.findIndex((game) => game.offsetLeft >= row.scrollLeft + padding - 1);
      const day = games[first]?.closest('ul')?.previousElementSibling?.textContent?.trim() ?? '';
      const tabIndex = games[first] ? inDocument.indexOf(games[first]) : -1;
      return { first, day, text: games[first]?.textContent ?? '', tabIndex };
    });

  test('starts at the next game, has at most 24 games, and scrolls to earlier ones', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, site.addressOf('lakeshore', '/'));
      const games = await strip(page).getByRole('article').count();
      expect(games).toBeGreaterThan(12);
      expect(games).toBeLessThanOrEqual(24);
      const start = await leftEdgeOf(page);
      // a game that is delayed precedes those of its day that are over
      expect(start.first).toBeGreaterThan(0);
      expect(start.first).toBeLessThanOrEqual(12);
      expect(start.text).not.toContain('Final');
      expect(start.day).toMatch(/^(Today|Next)/);
      // the Tab key reaches it before the games that are over
      expect(start.tabIndex).toBe(0);

      await page.getByRole('button', { name: 'Previous games' }).press('Enter');
      await expect.poll(async () => (await leftEdgeOf(page)).first).toBeLessThan(start.first);
      await strip(page).evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(page.getByRole('button', { name: 'Previous games' })).toBeDisabled();
      await expect(page.getByRole('button', { name: 'Next games' })).toBeEnabled();
    }
    await strip(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Previous games' })).toBeEnabled();
  });

  test('starts at the next game after a soft navigation too', async ({ page, site }) => {
    await open(page, site.addressOf('lakeshore', '/'));
    const filter = page.getByRole('main').locator('details');
    await filter.locator('summary').click();
    await filter.getByRole('link', { name: "Men's Basketball", exact: true }).click();
    const row = page.getByRole('group', { name: "Men's Basketball scores" });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

test('the first screen of a phone shows a score, the lead story and the next game', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', '/'));
  const bottomOf = async (part: ReturnType<Page['locator']>) => {
    const box = await part.first().boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  const main = page.getByRole('main');
  const score = await bottomOf(main.getByRole('group', { name: 'Scores' }));
  // with the header, everything above the lead story is at most as high
  expect(score).toBeLessThanOrEqual(300);
  expect(await bottomOf(main.getByRole('heading', { level: 3 }).locator('a'))).toBeLessThan(844);
  expect(await bottomOf(main.getByRole('region', { name: /^(Next game|Playing now)/ }))).toBeLessThanOrEqual(844);
});

test('a roster on a phone starts with a player, and its views are behind one line', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', '/sports/football/roster'));
  const player = await page.getByRole('region', { name: 'Players' }).getByRole('listitem').first().boundingBox();
  expect(player?.y).toBeLessThan(480);
  const views = page.getByRole('navigation', { name: 'Roster view' });
  await expect(views).toBeHidden();
  await page.getByText('View and sort').click();
  await expect(views).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(views).toBeVisible();
});

test('a phone folds the positions of a long roster, links to numbers, and unfolds the same part after going back', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, site.addressOf('lakeshore', '/sports/football/roster'));
  const numbers = page.getByRole('navigation', { name: 'Numbers' }).getByRole('link');
  expect(await numbers.count()).toBeGreaterThan(3);
  await numbers.last().click();
  const target = new URL(page.url()).hash;
  await expect(page.locator(target)).toBeInViewport();

  await open(page, site.addressOf('lakeshore', '/sports/football/roster?sort=position'));
  const folded = page.getByRole('region', { name: 'Players' }).locator('details[id$="-group"]');
  const players = folded.getByRole('listitem').filter({ visible: true });
  expect(await folded.count()).toBeGreaterThan(5);
  await expect(players).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  await folded.nth(3).locator('summary').click();
  const player = players.last().getByRole('link');
  const name = await player.textContent();
  await player.click();
  await expect(page.locator('h1')).toContainText(/\w/);
  await expect(page).toHaveURL(/\/roster\/[^/]+\/\d+$/);
  await page.goBack();
  await expect(players.last().getByRole('link')).toHaveText(name ?? '');
  await expect(players.last()).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 844 });
  expect(await players.count()).toBeGreaterThan(60);
});

/** Opens a page whose scripts load when the returned function is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  const load = await holdScripts(page, /\/assets\/[^/]+\.js$/);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return load;
}

test('a menu that is opened before the scripts are loaded stays open', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const loadScripts = await openBeforeScripts(page, site.addressOf('lakeshore', '/sports/football/roster'));
  await page.getByText('View and sort').click();
  loadScripts();
  await behaviorsLoaded(page);
  await expect(page.getByRole('navigation', { name: 'Roster view' })).toBeVisible();
});

test('the staff directory is filtered by text, also by what was typed before the scripts are loaded', async ({
  page,
  site,
}) => {
  const loadScripts = await openBeforeScripts(page, site.addressOf('lakeshore', '/staff-directory'));
  const people = page.locator('[data-staff-table] tbody tr[data-member-id]').filter({ visible: true });
  const all = await people.count();
  await page.getByLabel('Name, title or department').fill('head coach');
  loadScripts();
  await expect.poll(() => people.count()).toBeLessThan(all);
  const texts = await people.allTextContents();
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(text.toLowerCase()).toMatch(/head.*coach/s);
  await expect(page.locator('#staff-count')).toHaveText(/^\d+ of \d+ match(?:es)? “head coach”\.$/);
  await page.getByLabel('Name, title or department').fill('nobody of this name');
  await expect(people).toHaveCount(0);
  await expect(page.locator('#staff-count')).toHaveText('Nobody matches “nobody of this name”.');
  await page.getByLabel('Name, title or department').fill('');
  await expect(people).toHaveCount(all);
});

test('a calendar on a phone is at today', async ({ page, site }) => {
  await expectCalendarAtToday(page, site);
});
