import { href } from '../src/routing/routes.ts';
import { accessibilityViolations } from './accessibility.ts';
import type { Site } from './site.ts';
import { expect, open, test } from './test.ts';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

type Game = {
  id: number;
  gameState: number;
  dateUtc: string | null;
  opponent: { id: number | null; title: string };
  boxscoreUrl: string | null;
};

const center = ({ id }: Game) => href('gameCenter', { gameId: String(id) });

const gameOf = async (site: Site, list: 'upcoming' | 'results', isWanted: (game: Game) => boolean): Promise<Game> => {
  const { items } = await site.api('lakeshore', `/EventsResults/${list}?pageSize=100`);
  const game = items.find((each: Game) => each.opponent.id !== null && isWanted(each));
  if (!game) throw new Error(`lakeshore has no such game among the ${list}`);
  return game;
};

/** More than a day ahead, so that the countdown is not replaced during the test. */
const isFarOff = ({ gameState, dateUtc }: Game) =>
  gameState === 0 && dateUtc !== null && Date.parse(dateUtc) > Date.now() + 86_400_000;

for (const viewport of viewports) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('an upcoming game has a countdown, its opponent and the series history', async ({ page, site }) => {
      const game = await gameOf(site, 'upcoming', isFarOff);
      await open(page, site.addressOf('lakeshore', center(game)));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toContainText(game.opponent.title);
      await expect(main.getByRole('timer', { name: 'Time until the game' })).toContainText(/\d\d\s*days/);
      await expect(main.getByRole('heading', { name: 'Series history' })).toBeVisible();
      await expect(main.getByRole('navigation', { name: 'Parts of the game' })).toHaveCount(0);
    });

    test('the tabs of a completed game show one view at a time', async ({ page, site }) => {
      const game = await gameOf(site, 'results', ({ boxscoreUrl }) => boxscoreUrl !== null);
      await open(page, site.addressOf('lakeshore', center(game)));
      const main = page.getByRole('main');
      await expect(main.getByText('Final', { exact: true }).first()).toBeVisible();
      for (const [tab, panel] of [
        ['Players', 'players'],
        ['Play-by-play', 'plays'],
        ['Team comparison', 'team'],
        ['Summary', 'summary'],
      ] as const) {
        await main
          .getByRole('navigation', { name: 'Parts of the game' })
          .getByRole('link', { name: tab, exact: true })
          .click();
        await expect(main.locator('[data-panel]').filter({ visible: true })).toHaveCount(1);
        await expect(main.locator(`[data-panel="${panel}"]`)).toBeVisible();
        if (viewport.width === 390) expect.soft(await accessibilityViolations(page), tab).toEqual([]);
      }
    });
  });
}

test('the canonical page of a completed game is its box score, and both link to each other', async ({ page, site }) => {
  const game = await gameOf(site, 'results', ({ boxscoreUrl }) => boxscoreUrl !== null);
  await open(page, site.addressOf('lakeshore', center(game)));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${game.boxscoreUrl}$`));
  await page.getByRole('list', { name: 'Follow the game' }).getByRole('link', { name: 'Box score' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Game center' }).click();
  await expect(page).toHaveURL(new RegExp(`${center(game)}$`));
});

test('the tabs and the controls below them work with the keyboard', async ({ page, site }) => {
  const game = await gameOf(site, 'results', ({ boxscoreUrl }) => boxscoreUrl !== null);
  await open(page, site.addressOf('lakeshore', center(game)));
  await page.getByRole('main').getByRole('link', { name: 'Play-by-play' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-panel="plays"]')).toBeVisible();
  await expect(page).toHaveURL(/\?view=plays$/);
  const onlyScores = page.getByRole('switch', { name: 'Scoring plays only' });
  await onlyScores.focus();
  await page.keyboard.press('Space');
  await expect(onlyScores).toBeChecked();
  await expect(
    page.locator('[data-panel="plays"] section li:not([data-scoring])').filter({ visible: true }),
  ).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each view of a game has its own address, and a completed game does not reload', async ({ page, site }) => {
    const game = await gameOf(site, 'results', ({ boxscoreUrl }) => boxscoreUrl !== null);
    await page.goto(site.addressOf('lakeshore', `${center(game)}?view=team`));
    await expect(page.locator('[data-panel]').filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('[data-panel="team"]')).toBeVisible();
    await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
  });

  test('an upcoming game has its date and no countdown', async ({ page, site }) => {
    const game = await gameOf(site, 'upcoming', isFarOff);
    await page.goto(site.addressOf('lakeshore', center(game)));
    await expect(page.getByRole('main').locator('time').first()).toBeVisible();
    await expect(page.getByRole('timer')).toBeHidden();
  });
});
