import type { Browser, Locator, Page } from '@playwright/test';

import { accessibilityViolations } from './accessibility.ts';
import { layoutShift } from './layout-shift.ts';
import { createLiveCollege, inFiveMinutes, type LiveCollege } from './live-college.ts';
import { boardOf, iconScore, readLiveLog, recordLiveLog } from './live-log.ts';
import { type RecordedGame, recordedStates } from './recorded-game.ts';
import { expect, open, test } from './test.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let college: LiveCollege;
test.beforeAll(async ({ site }) => {
  college = await createLiveCollege(site);
});
test.afterAll(() => college?.close());

/** Pages reload at a random time within 20 seconds of the end of a game; this replaces the random number. */
const random = 0.1;

/** Opens the page with a stream that has not received a snapshot for two minutes. */
async function openDelayed(browser: Browser, page: Page): Promise<Page> {
  const delayed = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const now = Date.now();
  const beat = JSON.stringify({ now: now + 125_000, lastSeen: new Date(now).toISOString() });
  await delayed.route(/\/live\/\d+\/events/, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `event: beat\ndata: ${beat}\n\n` }),
  );
  await open(delayed, page.url());
  return delayed;
}

/** The request of a page that reloads itself. */
const reload = /\/RSC\//;

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
      ...{ gender: 'F', periods: 4, start: inFiveMinutes(), states: recordedStates(4, 10) },
    },
    periodTexts: ['1st quarter', 'End of 1st quarter', '4th quarter'],
  },
  {
    width: 1280,
    sport: 'mens-basketball',
    game: {
      ...{ away: 'Harbor', home: 'Westbrook', ours: 'away' },
      ...{ gender: 'M', periods: 2, start: inFiveMinutes(), states: recordedStates(2, 20) },
    },
    periodTexts: ['1st half', 'Halftime', '2nd half'],
  },
];

for (const { width, sport, game, periodTexts } of games) {
  const [first, pause, last] = periodTexts;

  test(`a reader at ${width} px follows ${sport} from pregame to the end of overtime`, async ({
    page,
    context,
    browser,
    pageErrors,
  }) => {
    const gameId = await college.schedule(sport, game);
    const address = college.addressOf(`/game-center/${gameId}`);
    const streams: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'eventsource') streams.push(new URL(request.url()).pathname);
    });
    await context.addInitScript(`Math.random = () => ${random}`);
    await page.setViewportSize({ width, height: 800 });
    await recordLiveLog(page);
    const { board, status, clock } = boardOf(page);
    const scoresAt = (index: number) => {
      const { away = 0, home = 0 } = game.states[index] ?? {};
      const us = game.ours === 'home' ? home : away;
      return { away, home, text: `${us}–${away + home - us}` };
    };
    /** The announcement of the score in that state; `progress` follows it. */
    const announcement = (index: number, progress: string) => {
      const { away, home } = scoresAt(index);
      return expect.stringMatching(
        new RegExp(`^(Reconnected\\. )?${game.away} ${away}, ${game.home} ${home}\\. (\\d+:\\d\\d, )?${progress}$`),
      );
    };
    const announced: unknown[] = [];
    const expectAnnounced = () => expect.poll(async () => (await readLiveLog(page)).announced).toEqual(announced);

    /** Sends a state and expects it on the board, with a new announcement if there is `text`. */
    const send = async (index: number, periodText: string, text?: unknown) => {
      await college.send(gameId, game, index);
      await expectBoard(page, index, periodText);
      if (text) announced.push(text);
      await expectAnnounced();
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
    const expectAccessible = async (of: Page) => expect(await accessibilityViolations(of)).toEqual([]);
    const announcements = board.getByRole('switch', { name: 'Announce score changes' });
    const sound = board.getByRole('switch', { name: 'Sound', exact: true });
    const lastPlay = page.locator('[aria-labelledby="last-plays-title"] li').first();
    const tab = (of: Page, name: string) =>
      of.getByRole('navigation', { name: 'Parts of the game' }).getByRole('link', { name, exact: true });

    await test.step('before the first snapshot', async () => {
      await open(page, address);
      await expect(board.getByText('Harbor', { exact: true })).toBeVisible();
      await expect(board.getByRole('timer', { name: 'Time until the game' })).toBeVisible();
      await expect.poll(() => streams).toEqual(['/api/v2/live/events']);
      await expectAccessible(page);
    });

    // without JavaScript the page reloads itself
    const withoutScript = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    const refresh = withoutScript.locator('meta[http-equiv="refresh"]');

    await test.step('pregame, and the first play', async () => {
      await withoutScript.goto(address);
      await expect(refresh).toHaveCount(0);
      await college.send(gameId, game, 0);
      await expect(status.getByText('Pregame')).toBeVisible();
      await expect(announcements).toHaveAttribute('aria-checked', 'true');
      await expect(sound).toHaveAttribute('aria-checked', 'false');
      await expect(board.locator('[data-side] > p')).toHaveCount(0);
      await expectAccessible(page);
      expect(await iconScore(page)).toBeNull();
      await expect(tab(page, 'Summary')).toBeVisible();
      await expect(tab(page, 'Shot chart')).toHaveCount(0);
      await send(1, first, 'The game has started.');
      await expect(tab(page, 'Shot chart')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'The game has started.' })).toHaveCount(1);
      await expectTab(1);
    });

    await test.step('a basket, while the clock runs', async () => {
      await send(2, first, announcement(2, first));
      await expectTab(2);
      const before = seconds(await clock.textContent());
      await expect.poll(async () => seconds(await clock.textContent())).toBeLessThan(before - 1);
      await expectAccessible(page);
      await withoutScript.goto(address);
      await expectBoard(withoutScript, 2, first);
      await expect(refresh).toHaveAttribute('content', '30');
    });

    await test.step('a three-pointer corrected to two points, while the clock is stopped', async () => {
      await send(3, first, announcement(3, first));
      await expect(lastPlay).toContainText('Molly Swarm made three-pointer');
      await send(4, first, announcement(4, first));
      await expectTab(4);
      await expect(lastPlay).toContainText('Molly Swarm made layup');
      const stopped = await clock.textContent();
      const delayed = await openDelayed(browser, page);
      await expect(boardOf(delayed).status.getByText('Delayed data')).toBeVisible();
      await expect(boardOf(delayed).clock).toHaveCount(0);
      await expectAccessible(delayed);
      await delayed.context().close();
      expect(await clock.textContent()).toBe(stopped);
    });

    const second = await context.newPage();
    await test.step('a second tab, on the same stream', async () => {
      await second.setViewportSize({ width, height: 800 });
      await open(second, `${address}?view=plays`);
      const jump = second.getByRole('link', { name: first, exact: true });
      await jump.focus();
      await send(5, first, announcement(5, first));
      await expectBoard(second, 5, first);
      await expect(second.locator('[data-panel="plays"] li[data-scoring]')).toHaveCount(3);
      await expect(jump).toBeFocused();
      expect(streams.filter((stream) => stream.endsWith(`/${gameId}/events`))).toHaveLength(1);
    });

    await test.step('announcements turned off and on', async () => {
      await announcements.focus();
      await page.keyboard.press('Space');
      await expect(announcements).toHaveAttribute('aria-checked', 'false');
      await send(6, pause);
      await expect(announcements).toBeFocused();
      await page.keyboard.press('Space');
      await expect(announcements).toHaveAttribute('aria-checked', 'true');
      await expect(clock).toHaveCount(0);
      await expectAccessible(page);
      await send(7, last, announcement(7, last));
    });

    await test.step('a connection lost and restored', async () => {
      await context.setOffline(true);
      college.network.cut();
      await college.send(gameId, game, 8);
      await college.send(gameId, game, 9);
      await expect(status.getByText('Reconnecting')).toBeVisible({ timeout: 10_000 });
      const stopped = await clock.textContent();
      announced.push('Connection lost. Reconnecting.');
      await expectAnnounced();
      await expectBoard(page, 7, last);
      await expectBoard(second, 7, last);
      expect(await clock.textContent()).toBe(stopped);
      await expectAccessible(page);
      college.network.restore();
      await context.setOffline(false);
      await expectBoard(page, 9, 'OT 1');
      await expectBoard(second, 9, 'OT 1');
      await expectTab(9);
      announced.push(announcement(9, 'OT 1'));
      await expectAnnounced();
      expect(pageErrors.splice(0).filter((error) => !error.includes('net::ERR_'))).toEqual([]);
    });

    await test.step('overtime, in every part of the game', async () => {
      const list = second.locator('[data-panel="plays"] section');
      await list.first().evaluate((first) => {
        scrollTo({ top: first.getBoundingClientRect().top + scrollY - 20, behavior: 'instant' });
      });
      const rows = list.getByRole('listitem');
      const before = await rows.allTextContents();
      await send(10, 'OT 1', announcement(10, 'OT 1'));
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
      await expectAccessible(page);
      await tab(second, 'Box score').click();
      const players = second.locator('[data-panel="players"]');
      // phones show one team at a time
      await expect(players.locator('tr', { hasText: 'Stone' })).toContainText('3-3');
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
      const released = Promise.withResolvers<void>();
      const reloading = page.waitForRequest(reload);
      await page.route(reload, async (route) => {
        await released.promise;
        await route.continue();
      });
      const shiftBefore = await layoutShift(page);
      const ended = Date.now();
      await college.send(gameId, game, 11);
      await expect(status.locator('[data-kind="final"]')).toHaveText(/Final OT/);
      announced.push(`Final, OT: ${game.away} ${away}, ${game.home} ${home}.`);
      await expectAnnounced();
      await expect.poll(() => college.get(`/sports/${sport}/schedule`)).toContain(text);
      await reloading;
      expect(Date.now() - ended).toBeGreaterThanOrEqual(random * 20_000);
      const top = await topOf(parts);
      released.resolve();
      await expect(announcements).toHaveCount(0);
      await expect(parts).toBeFocused();
      await expect.poll(async () => Math.abs((await topOf(parts)) - top)).toBeLessThanOrEqual(1);
      expect((await layoutShift(page)) - shiftBefore).toBeLessThan(0.005);
    });

    await test.step('the page of a completed game', async () => {
      await expect(page).toHaveTitle(/^(?!VIS ).*, final/);
      expect(await iconScore(page)).toBeNull();
      await expect(page.getByRole('list', { name: 'Follow the game' }).getByRole('link')).not.toHaveCount(0);
      await expectAccessible(page);
      await withoutScript.goto(address);
      await expect(refresh).toHaveCount(0);
      await withoutScript.context().close();
      await expectBoard(second, 11, 'Final');
    });

    await test.step('every score that was shown', async () => {
      const log = await readLiveLog(page);
      const scores = game.states.map(({ away, home }) => `${away}–${home}`);
      expectInOrder(log.board, scores);
      expectInOrder(log.bar, scores);
      expectInOrder(log.title, scores);
      expect(new Set(log.board)).toEqual(new Set(scores));
      await expectAnnounced();
    });
  });
}

/** Expects all of `shown` in `scores`, in the same order. */
function expectInOrder(shown: readonly string[], scores: readonly string[]): void {
  let at = 0;
  for (const text of shown) {
    at = scores.indexOf(text, at);
    expect(at, `${text} of ${shown.join(' ')}, recorded: ${scores.join(' ')}`).toBeGreaterThanOrEqual(0);
  }
}
