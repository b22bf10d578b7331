import type { Page } from '@playwright/test';

/** The parts of a game center's board. */
export const boardOf = (page: Page) => {
  const board = page.locator('main header[data-ground="primary"]');
  return {
    board,
    away: board.locator('[data-side="away"] > p').last(),
    home: board.locator('[data-side="home"] > p').last(),
    /** Game status, period and clock. */
    status: board.locator('[data-side="away"] + div'),
    clock: board.getByRole('timer', { name: 'Game clock' }),
  };
};

/** The score in the page's icon, visitors first; null if the icon is the college's. */
export const iconScore = async (page: Page): Promise<number[] | null> => {
  const icons = page.locator('link[rel="icon"][href^="data:image/svg"]');
  const addresses = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const drawn = addresses.at(-1);
  return drawn === undefined
    ? null
    : [...decodeURIComponent(drawn).matchAll(/>(\d+)</g)].map(([, score]) => Number(score));
};

/** Every text that a page has shown of a game since it was loaded, in order. */
export type LiveLog = {
  /** Scores of the board, visitors first: "5–2". */
  board: string[];
  /** Scores of the one-line board. */
  bar: string[];
  /** Scores of the document title, visitors first: "5–2". */
  title: string[];
  /** Texts of the live region. */
  announced: string[];
};

declare global {
  interface Window {
    liveLog: LiveLog;
  }
}

/** Makes the documents of a page record every text they show of a game, however briefly. */
export const recordLiveLog = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const log: LiveLog = { board: [], bar: [], title: [], announced: [] };
    window.liveLog = log;
    const last = { board: '', bar: '', title: '', announced: '' };
    const add = (part: keyof LiveLog, text: string) => {
      if (last[part] !== text && text !== '') log[part].push(text);
      last[part] = text;
    };
    const textsOf = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap(({ textContent }) => textContent || []).join('–');
    const record = () => {
      add('board', textsOf('header [data-side] > p:last-child'));
      add('bar', textsOf('main p[data-ground="board"] b'));
      const [, away, home] = /^\S+ (\d+), \S+ (\d+)(?= · )/.exec(document.title) ?? [];
      add('title', home === undefined ? '' : `${away}–${home}`);
      add('announced', document.getElementById('announcements')?.textContent ?? '');
    };
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
  });

export const readLiveLog = (page: Page): Promise<LiveLog> => page.evaluate(() => window.liveLog);
