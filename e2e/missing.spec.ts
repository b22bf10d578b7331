import { href } from '../src/routing/routes.ts';
import { colleges, hostOf } from './colleges.ts';
import { expect, open, test } from './test.ts';

const nobody = '999999999';

for (const college of colleges) {
  test.describe(college, () => {
    test('an address that fits no route leads to the page /404 of the college', async ({ page, site }) => {
      const answer = await site.ask(hostOf(college), '/no/such/page');
      expect([answer.status, answer.headers.get('location')]).toEqual([
        307,
        href('notFound', {}, { path: '/no/such/page' }),
      ]);
      const response = await open(page, site.addressOf(college, '/no/such/page'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('main')).toContainText('Page Not Found: /no/such/page');
      await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main links' }).getByRole('link').first()).toBeVisible();
      const { name } = await site.api(college, '/common/settings');
      await expect(page).toHaveTitle(`Page not found - ${name} Athletics`);
    });

    test('parameters that name nothing answer 404 in place and say for what', async ({ page, site }) => {
      const [sport] = await site.api(college, '/Sports');
      const slug: string = sport.globalSportNameSlug;
      const paths = [
        href('sport', { slug: 'chessboxing' }),
        href('schedule', { globalSportNameSlug: 'chessboxing' }),
        href('schedule', { globalSportNameSlug: slug, seasonTitle: '1899' }),
        href('boxscore', { globalSportNameSlug: slug, season: '2026', oppSlug: 'nobody', gameId: nobody }),
        href('roster', { slug, season: '1899' }),
        href('rosterBio', { slug, playerSlug: 'no-body', rosterPlayerId: nobody }),
        href('story', { year: '1899', month: '1', day: '1', story_slug: 'nothing' }),
      ];
      for (const path of paths) {
        const response = await open(page, site.addressOf(college, path));
        expect.soft(response?.status(), path).toBe(404);
        await expect.soft(page).toHaveURL(site.addressOf(college, path));
        await expect.soft(page.getByRole('main')).toContainText(`Page Not Found: ${path}`);
        expect.soft(await site.text(college, path), path).toContain(`Page Not Found: ${path}`);
      }
    });
  });
}

test('a host of no college gets a plain page and 404', async ({ page, site }) => {
  const response = await page.goto(site.addressOf('lakeshore', '/').replace('lakeshore', 'atlantis'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('body')).not.toContainText('Lakeshore');
});

const hostilePaths = [
  '/%E0%A4%A',
  '/%00',
  '/sports/%2e%2e/%2e%2e/etc/passwd',
  '/sports/football/roster/x/1e9',
  '/sports/football/roster/x/-1',
  '/sports/football/roster/x/99999999999999999999',
  "/sports/football/schedule/2026'%20or%201=1",
  '/sports/football/schedule/2026?location=%3Cscript%3E',
  '/news/2026/13/45/x',
  '/news/-1/0/0/x',
  '/RSC/R/sports/%E0%A4%A.txt',
  '/RSC/R/..%2f..%2fetc.txt',
  '/?sport=%00',
  `/${'a'.repeat(4000)}`,
  `/?q=${'a'.repeat(4000)}`,
  '/sitemaps/people-%3Cx%3E.xml',
  '/sitemaps/stories-%27.xml',
];

for (const path of hostilePaths) {
  test(`a hostile address is answered clearly: ${path.slice(0, 60)}`, async ({ site }) => {
    const { status } = await site.ask(hostOf('lakeshore'), path);
    expect(status).toBeLessThan(500);
  });
}
