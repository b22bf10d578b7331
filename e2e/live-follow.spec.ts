import type { Browser, Locator, Page } from '@playwright/test';

import { accessibilityFindings } from './accessibility.ts';
import { layoutShift } from './layout-shift.ts';
import { boardOf, iconScore, keepLiveLog, liveLogOf } from './live-log.ts';
import { momentsOf, type RecordedGame } from './recorded-game.ts';
import { type ScoredCollege, soon, startScoredCollege } from './scored-college.ts';
import { expect, open, test } from './test.ts';

// one server of its own with one college: no other spec has games that are played
test.describe.configure({ mode: 'default', timeout: 180_000 });

let college: ScoredCollege;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  college = await startScoredCollege();
});
test.afterAll(() => college?.stop());

/** How much of the time that a page may take to come anew the pages of this test take: the whole is 20 seconds at the end. */
const share = 0.1;

/** A page of the game whose source has been silent for two minutes, as the server would say it. */
async function openSilent(browser: Browser, page: Page): Promise<Page> {
  const silent = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const now = Date.now();
  const beat = JSON.stringify({ now: now + 125_000, lastSeen: new Date(now).toISOString() });
  await silent.route(/\/live\/\d+\/events/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: beat\ndata: ${beat}\n\n` }),
  );
  await open(silent, page.url());
  return silent;
}

/** What a page asks for that comes anew. */
const freshPage = /\/RSC\//;

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

const seconds = (clock: string | null) => {
  const [minutes, rest] = (clock ?? '').split(':').map(Number);
  return (minutes ?? Number.NaN) * 60 + (rest ?? Number.NaN);
};

type Followed = { width: number; sport: string; game: RecordedGame; periodTexts: [string, string, string] };

const games: Followed[] = [
  {
    width: 390,
    sport: 'womens-basketball',
    game: {
      ...{ away: 'Northfield', home: 'Harbor', ours: 'home' },
      ...{ gender: 'F', periods: 4, start: soon(), moments: momentsOf(4, 10) },
    },
    periodTexts: ['1st quarter', 'End of 1st quarter', '4th quarter'],
  },
  {
    width: 1280,
    sport: 'mens-basketball',
    game: {
      ...{ away: 'Harbor', home: 'Westbrook', ours: 'away' },
      ...{ gender: 'M', periods: 2, start: soon(), moments: momentsOf(2, 20) },
    },
    periodTexts: ['1st half', 'Halftime', '2nd half'],
  },
];

for (const { width, sport, game, periodTexts } of games) {
  const [first, pause, last] = periodTexts;

  test(`a reader at ${width} px follows ${sport} from before its start to the end of its overtime`, async ({
    page,
    context,
    browser,
    troubles,
  }) => {
    const gameId = await college.schedule(sport, game);
    const address = college.addressOf(`/game-center/${gameId}`);
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname);
    });
    await context.addInitScript(`Math.random = () => ${share}`);
    await page.setViewportSize({ width, height: 800 });
    await keepLiveLog(page);
    const { board, status, clock } = boardOf(page);
    const scoresAt = (index: number) => {
      const { away = 0, home = 0 } = game.moments[index] ?? {};
      const us = game.ours === 'home' ? home : away;
      return { away, home, text: `${us}–${away + home - us}` };
    };
    /** What is heard of the score at that moment; `progress` is said after it. */
    const sentence = (index: number, progress: string) => {
      const { away, home } = scoresAt(index);
      return expect.stringMatching(
        new RegExp(`^(Reconnected\\. )?${game.away} ${away}, ${game.home} ${home}\\. (\\d+:\\d\\d, )?${progress}$`),
      );
    };
    const heard: unknown[] = [];
    const expectHeard = () => expect.poll(async () => (await liveLogOf(page)).heard).toEqual(heard);

    /** Sends the moment, and looks at all that is to change with it. Something is heard of it where there are `words`. */
    const go = async (index: number, periodText: string, words?: unknown) => {
      await college.send(gameId, game, index);
      await expectBoard(page, index, periodText);
      if (words) heard.push(words);
      await expectHeard();
    };
    const expectBoard = async (of: Page, index: number, periodText: string) => {
      const { away, home } = scoresAt(index);
      const shown = boardOf(of);
      await expect(shown.away).toHaveText(String(away));
      await expect(shown.home).toHaveText(String(home));
      await expect(shown.status.getByText(periodText, { exact: true })).toBeVisible();
    };
    const expectTab = async (index: number) => {
      const { away, home } = scoresAt(index);
      await expect(page).toHaveTitle(new RegExp(`^VIS ${away}, HOM ${home} · `));
      await expect.poll(() => iconScore(page)).toEqual([away, home]);
    };
    const expectNoBarrier = async (of: Page) => expect(await accessibilityFindings(of)).toEqual([]);
    const announcements = board.getByRole('switch', { name: 'Announce score changes' });
    const lastPlay = page.locator('[aria-labelledby="last-plays-title"] li').first();
    const tab = (of: Page, name: string) =>
      of.getByRole('navigation', { name: 'Parts of the game' }).getByRole('link', { name, exact: true });

    await test.step('before anybody keeps score', async () => {
      await open(page, address);
      await expect(board.getByText('Harbor', { exact: true })).toBeVisible();
      await expect(board.getByRole('timer', { name: 'Time until the game' })).toBeVisible();
      await expect.poll(() => streams).toEqual(['/api/v2/live/events']);
      await expectNoBarrier(page);
    });

    // without a script nothing of this page moves; it comes anew by itself
    const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const refresh = still.locator('meta[http-equiv="refresh"]');

    await test.step('the empty sheet, and the first play', async () => {
      await still.goto(address);
      await expect(refresh).toHaveCount(0);
      await college.send(gameId, game, 0);
      await expect(status.getByText('Pregame')).toBeVisible();
      await expect(announcements).toHaveAttribute('aria-checked', 'true');
      await expect(board.locator('[data-side] > p')).toHaveCount(0);
      await expectNoBarrier(page);
      expect(await iconScore(page)).toBeNull();
      await expect(tab(page, 'Summary')).toBeVisible();
      await expect(tab(page, 'Shot chart')).toHaveCount(0);
      await go(1, first, 'The game has started.');
      await expect(tab(page, 'Shot chart')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'The game has started.' })).toHaveCount(1);
      await expectTab(1);
    });

    await test.step('a basket, while the clock runs', async () => {
      await go(2, first, sentence(2, first));
      await expectTab(2);
      const before = seconds(await clock.textContent());
      await expect.poll(async () => seconds(await clock.textContent())).toBeLessThan(before - 1);
      await expectNoBarrier(page);
      await still.goto(address);
      await expectBoard(still, 2, first);
      await expect(refresh).toHaveAttribute('content', '30');
    });

    await test.step('three points that are two after all, while the clock stands', async () => {
      await go(3, first, sentence(3, first));
      await expect(lastPlay).toContainText('Molly Swarm made three-pointer');
      await go(4, first, sentence(4, first));
      await expectTab(4);
      await expect(lastPlay).toContainText('Molly Swarm made layup');
      const stands = await clock.textContent();
      const silent = await openSilent(browser, page);
      await expect(boardOf(silent).status.getByText('Delayed data')).toBeVisible();
      await expect(boardOf(silent).clock).toHaveCount(0);
      await expectNoBarrier(silent);
      await silent.context().close();
      expect(await clock.textContent()).toBe(stands);
    });

    const second = await context.newPage();
    await test.step('a second tab, on the same stream', async () => {
      await second.setViewportSize({ width, height: 800 });
      await open(second, `${address}?view=plays`);
      const jump = second.getByRole('link', { name: first, exact: true });
      await jump.focus();
      await go(5, first, sentence(5, first));
      await expectBoard(second, 5, first);
      await expect(second.locator('[data-panel="plays"] li[data-scoring]')).toHaveCount(3);
      await expect(jump).toBeFocused();
      expect(streams.filter((stream) => stream.endsWith(`/${gameId}/events`))).toHaveLength(1);
    });

    await test.step('what the reader does not want to hear', async () => {
      await announcements.focus();
      await page.keyboard.press('Space');
      await expect(announcements).toHaveAttribute('aria-checked', 'false');
      await go(6, pause);
      await expect(announcements).toBeFocused();
      await page.keyboard.press('Space');
      await expect(announcements).toHaveAttribute('aria-checked', 'true');
      await expect(clock).toHaveCount(0);
      await expectNoBarrier(page);
      await go(7, last, sentence(7, last));
    });

    await test.step('a network that is lost and found', async () => {
      await context.setOffline(true);
      college.network.cut();
      await college.send(gameId, game, 8);
      await college.send(gameId, game, 9);
      await expect(status.getByText('Reconnecting')).toBeVisible({ timeout: 10_000 });
      const stands = await clock.textContent();
      heard.push('Connection lost. Reconnecting.');
      await expectHeard();
      await expectBoard(page, 7, last);
      await expectBoard(second, 7, last);
      expect(await clock.textContent()).toBe(stands);
      await expectNoBarrier(page);
      college.network.restore();
      await context.setOffline(false);
      await expectBoard(page, 9, 'OT 1');
      await expectBoard(second, 9, 'OT 1');
      await expectTab(9);
      heard.push(sentence(9, 'OT 1'));
      await expectHeard();
      expect(troubles.splice(0).filter((trouble) => !trouble.includes('net::ERR_'))).toEqual([]);
    });

    await test.step('overtime, in every part of the game', async () => {
      const list = second.locator('[data-panel="plays"] section');
      await list.first().evaluate((first) => {
        scrollTo({ top: first.getBoundingClientRect().top + scrollY - 20, behavior: 'instant' });
      });
      const rows = list.getByRole('listitem');
      const before = await rows.allTextContents();
      await go(10, 'OT 1', sentence(10, 'OT 1'));
      const newPlays = second.getByRole('button', { name: '1 new play' });
      await expect(newPlays).toBeVisible();
      expect(await rows.allTextContents()).toEqual(before);
      await newPlays.click();
      await expect(rows.first()).toContainText('Ivy Stone made three-pointer');
      const newestFirst = second.getByRole('switch', { name: 'Newest first' });
      await newestFirst.click();
      await expect(rows.last()).toContainText('Ivy Stone made three-pointer');
      await second.reload();
      await expect(newestFirst).not.toBeChecked();
      await expect(rows.last()).toContainText('Ivy Stone made three-pointer');
      await expectTab(10);
      await expectNoBarrier(page);
      await tab(second, 'Box score').click();
      const players = second.locator('[data-panel="players"]');
      await expect(players.getByRole('row', { name: /Stone/ })).toContainText('3-3');
      await tab(second, 'Team comparison').click();
      const figures = second.locator('[data-panel="team"]').getByRole('row', { name: /^Field goals/i });
      await expect(figures).toContainText('3-3');
      await tab(second, 'Summary').click();
      await expect(second.getByRole('region', { name: 'Leaders' })).toContainText('8');
    });

    await test.step('the end', async () => {
      const { away, home, text } = scoresAt(11);
      const parts = tab(page, 'Play-by-play');
      await parts.focus();
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      const mayCome = Promise.withResolvers<void>();
      const fresh = page.waitForRequest(freshPage);
      await page.route(freshPage, async (route) => {
        await mayCome.promise;
        await route.continue();
      });
      const shiftBefore = await layoutShift(page);
      const ended = Date.now();
      await college.send(gameId, game, 11);
      await expect(status.locator('[data-kind="final"]')).toHaveText(/Final OT/);
      heard.push(`Final, OT: ${game.away} ${away}, ${game.home} ${home}.`);
      await expectHeard();
      await expect.poll(() => college.get(`/sports/${sport}/schedule`)).toContain(text);
      await fresh;
      expect(Date.now() - ended).toBeGreaterThanOrEqual(share * 20_000);
      const top = await topOf(parts);
      mayCome.resolve();
      await expect(announcements).toHaveCount(0);
      await expect(parts).toBeFocused();
      await expect.poll(async () => Math.abs((await topOf(parts)) - top)).toBeLessThanOrEqual(1);
      expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.005);
    });

    await test.step('the page of a game that is over', async () => {
      await expect(page).toHaveTitle(/^(?!VIS ).*, final/);
      expect(await iconScore(page)).toBeNull();
      await expect(page.getByRole('list', { name: 'Follow the game' }).getByRole('link')).not.toHaveCount(0);
      await expectNoBarrier(page);
      await still.goto(address);
      await expect(refresh).toHaveCount(0);
      await still.context().close();
      await expectBoard(second, 11, 'Final');
    });

    await test.step('nothing was shown that was not so', async () => {
      const log = await liveLogOf(page);
      const scores = game.moments.map(({ away, home }) => `${away}–${home}`);
      expectInOrder(log.board, scores);
      expectInOrder(log.bar, scores);
      expectInOrder(log.title, scores);
      expect(new Set(log.board)).toEqual(new Set(scores));
      await expectHeard();
    });
  });
}

/** All of `shown` is in `scores`, and in their order. */
function expectInOrder(shown: readonly string[], scores: readonly string[]): void {
  let at = 0;
  for (const text of shown) {
    at = scores.indexOf(text, at);
    expect(at, `${text} of ${shown.join(' ')} where there was ${scores.join(' ')}`).toBeGreaterThanOrEqual(0);
  }
}
