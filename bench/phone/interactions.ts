import type { Browser, Locator, Page } from '@playwright/test';

import { percentile } from '../percentile.ts';
import { recordInputs, takeSlowestInput } from './input-delays.ts';
import { createPhone, launchBrowser } from './slow-phone.ts';

/** Taps and letters on a page, in this order; letters go to what has the focus. */
export type Visit = {
  name: string;
  path: string;
  inputs: ((page: Page) => Locator | string)[];
};

/** Milliseconds after an input for what it causes; inputs of a reader are further apart. */
const pause = 1500;

const inHeader = (page: Page) => page.getByRole('banner');
const openMenu = (page: Page) => inHeader(page).getByRole('button', { name: 'Menu' });
const view = (name: string) => (page: Page) => page.getByRole('main').getByRole('link', { name, exact: true });

/** What readers tap most on each kind of page, given the addresses of a box score, a live game and a schedule. */
export const visits = (pages: { schedule: string; boxScore: string; live: string }): Visit[] => [
  {
    name: 'home',
    path: '/',
    inputs: [
      (page) => page.getByRole('dialog').getByRole('button', { name: 'Continue to Home' }),
      openMenu,
      (page) => page.locator('#main-menu li > details > summary').nth(1),
      openMenu,
      (page) => page.getByRole('button', { name: 'Next games' }),
      (page) => page.getByRole('button', { name: /^Dismiss the alert/ }),
    ],
  },
  {
    name: 'search',
    path: '/sports/softball',
    inputs: [
      (page) => inHeader(page).locator('summary', { hasText: 'Search' }),
      ...[...'footb'].map((key) => () => key),
    ],
  },
  {
    name: 'schedule',
    path: pages.schedule,
    inputs: [
      (page) => page.locator('main summary', { hasText: 'Season' }),
      (page) => page.getByRole('button', { name: 'My time zone' }),
      (page) => page.getByRole('link', { name: /^Home \d+$/ }),
    ],
  },
  {
    name: 'box score',
    path: pages.boxScore,
    inputs: [view('Play-by-play'), (page) => page.getByRole('switch', { name: 'Scoring plays only' }), view('Players')],
  },
  {
    name: 'live game',
    path: pages.live,
    inputs: [
      view('Play-by-play'),
      view('Team comparison'),
      (page) => page.getByRole('switch', { name: 'Sound', exact: true }),
      view('Box score'),
    ],
  },
  {
    name: 'roster',
    path: '/sports/football/roster',
    inputs: [(page) => page.getByText('View and sort'), (page) => page.getByRole('link', { name: 'Table' })],
  },
  {
    name: 'statistics',
    path: '/sports/baseball/stats',
    inputs: [view('HR'), view('HR'), view('Leaders'), view('Game highs')].map(
      (locate) => (page) => locate(page).first(),
    ),
  },
  { name: 'calendar', path: '/calendar', inputs: [view('Next month'), view('List')] },
];

/**
 * Makes each visit several times on a slow phone.
 *
 * @returns INP of each visit: milliseconds from its slowest input to the next paint, the median of the runs
 */
export async function measureInteractions(
  addressOf: (path: string) => string,
  visits: readonly Visit[],
  runs: number,
): Promise<{ name: string; slowest: number }[]> {
  const browser = await launchBrowser();
  try {
    const measured: { name: string; slowest: number }[] = [];
    for (const visit of visits) {
      const slowest: number[] = [];
      for (let run = 0; run < runs; run++) slowest.push(await make(browser, addressOf(visit.path), visit));
      measured.push({ name: visit.name, slowest: percentile(slowest, 0.5) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function make(browser: Browser, address: string, { inputs }: Visit): Promise<number> {
  const { page, close } = await createPhone(browser);
  try {
    await recordInputs(page);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    for (const input of inputs) {
      const target = input(page);
      await (typeof target === 'string' ? page.keyboard.press(target) : target.click());
      await page.waitForTimeout(pause);
    }
    return await takeSlowestInput(page);
  } finally {
    await close();
  }
}
