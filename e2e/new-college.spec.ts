import { writeFile } from 'node:fs/promises';

import { createCollege } from '../acceptance/run/run-command.ts';
import { liveXml } from '../src/testing/live-files.ts';
import { accessibilityViolations } from './accessibility.ts';
import { runCommand, server } from './command-line.ts';
import { expect, open, test } from './test.ts';

test('a college with one game and no picture has a menu, a footer and full homes', async ({ page, site }, info) => {
  await createCollege(server, 'harbor', 'Harbor');
  const file = info.outputPath('game.xml');
  await writeFile(file, liveXml({ complete: 'Y', period: 4 }));
  await runCommand('import', 'game', file, '--tenant', 'harbor');

  const sport = '/sports/womens-basketball';
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', sport]) {
      await open(page, `http://harbor.localhost:${site.port}${path}`);
      const seen = await page.evaluate(() => ({
        menu: [...document.querySelectorAll('header a')].map((link) => link.getAttribute('href')),
        footer: [...document.querySelectorAll('footer a')].length,
        game: document.querySelector('main')?.textContent?.includes('Northfield'),
        broken: [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0)
          .map(({ src }) => src),
        // a heading and nothing below it
        empty: [...document.querySelectorAll('main section')]
          .filter((section) => section.textContent?.trim() === section.querySelector('h2, h3')?.textContent?.trim())
          .map((section) => section.textContent),
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(seen, `${path} at ${width} px`).toMatchObject({ game: true, broken: [], empty: [], overflow: 0 });
      expect(seen.menu).toEqual(expect.arrayContaining([`${sport}/schedule`, `${sport}/roster`]));
      expect(seen.footer).toBeGreaterThan(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  }
});
