import { entryKey } from './entry-key.ts';

// Scroll positions by history entry. The browser would restore them before the page is rendered.

const stored = 'scroll';

/** How long a restored page may take to reach its former height, in ms. */
const growthTimeout = 2000;

/** Events by which a reader scrolls. */
const scrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let entry = '';
let positions: Record<string, number> = {};

const nameEntry = (): string => {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, entry: key }, '');
  return key;
};

/** False for an entry that the browser has just added for a fragment. */
export const isKnownEntry = (): boolean => entryKey() !== undefined;

/** Saves the scroll position of the history entry that is about to be left. */
export const saveScroll = (): void => {
  positions[entry] = window.scrollY;
};

/** Call this after the history has moved to another entry. */
export const switchEntry = (): void => {
  entry = entryKey() ?? nameEntry();
};

/** Call this after the router has pushed a new entry, whose state is a copy of the previous one. */
export const beginEntry = (): void => {
  entry = nameEntry();
};

/** Scrolls to the saved position of this entry, repeatedly while the page is still growing. */
export const restoreScroll = (): void => {
  const top = positions[entry];
  if (top === undefined) return;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of scrollEvents) removeEventListener(name, stop);
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, growthTimeout);
  for (const name of scrollEvents) addEventListener(name, stop, { once: true, passive: true });
  growth.observe(document.body);
  scroll();
};

/** Takes over scroll restoration from the browser, except between documents. */
export const manageScroll = (): (() => void) => {
  positions = read();
  switchEntry();
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    saveScroll();
    sessionStorage.setItem(stored, JSON.stringify(positions));
    history.scrollRestoration = 'auto';
  };
  // before that the browser restores the position of a reloaded page
  if (document.readyState === 'complete') takeOver();
  else addEventListener('load', () => setTimeout(takeOver), { once: true });
  addEventListener('pageshow', takeOver);
  addEventListener('pagehide', handBack);
  return () => {
    handBack();
    removeEventListener('pageshow', takeOver);
    removeEventListener('pagehide', handBack);
  };
};

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}
