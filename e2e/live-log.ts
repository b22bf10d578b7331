import type { Page } from '@playwright/test';

/** The places of a game center's board. */
export const boardOf = (page: Page) => {
  const board = page.locator('main header[data-ground="primary"]');
  return {
    board,
    away: board.locator('[data-side="away"] > p').last(),
    home: board.locator('[data-side="home"] > p').last(),
    /** State, period and clock. */
    status: board.locator('[data-side="away"] + div'),
    clock: board.getByRole('timer', { name: 'Game clock' }),
  };
};

/** The score in the page's icon, visitors first; null where the icon is the college's own. */
export const iconScore = async (page: Page): Promise<number[] | null> => {
  const icons = page.locator('link[rel="icon"][href^="data:image/svg"]');
  const addresses = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const drawn = addresses.at(-1);
  return drawn === undefined
    ? null
    : [...decodeURIComponent(drawn).matchAll(/>(\d+)</g)].map(([, score]) => Number(score));
};

/** All that a page has said since it was loaded, in order. */
export type LiveLog = {
  /** What the board showed, visitors first: "5–2". */
  board: string[];
  /** What the board in one line showed. */
  bar: string[];
  /** The score in the tab's title, visitors first: "5–2". */
  title: string[];
  /** What readers who do not see the page heard. */
  heard: string[];
};

declare global {
  interface Window {
    liveLog: LiveLog;
  }
}

/** Has the pages of a tab write down what they show of a game, whatever it is and however short. */
export const keepLiveLog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const log: LiveLog = { board: [], bar: [], title: [], heard: [] };
    window.liveLog = log;
    const last = { board: '', bar: '', title: '', heard: '' };
    const note = (place: keyof LiveLog, text: string) => {
      if (last[place] !== text && text !== '') log[place].push(text);
      last[place] = text;
    };
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap(({ textContent }) => textContent || []).join('–');
    const look = () => {
      note('board', textsOf('header [data-side] > p:last-child'));
      note('bar', textsOf('main p[data-ground="board"] b'));
      const [, away, home] = /^\S+ (\d+), \S+ (\d+)(?= · )/.exec(document.title) ?? [];
      note('title', home === undefined ? '' : `${away}–${home}`);
      note('heard', document.getElementById('announcements')?.textContent ?? '');
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What the page in a tab has written down. */
export const liveLogOf = (page: Page): Promise<LiveLog> => page.evaluate(() => window.liveLog);
