// Where the reader was on each entry of the history. The browser's own restoration comes before the page does.

const stored = 'scroll';

/** How long a page that is restored may take to become as high as it was, in ms. */
const growthWait = 2000;

/** What a reader does to scroll. */
const ownScrolls = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let entry = '';
let positions: Record<string, number> = {};

const keyOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state && 'entry' in state && typeof state.entry === 'string' ? state.entry : undefined;

const nameEntry = (): string => {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, entry: key }, '');
  return key;
};

/** Whether the history stands on an entry that has been read, or on a new one that the browser made. */
export const isKnownEntry = (): boolean => keyOf(history.state) !== undefined;

/** Remembers the scroll position of the entry that is about to be left. */
export const saveScroll = (): void => {
  positions[entry] = window.scrollY;
};

/** The history moved to another entry that was here before, or to a fragment. */
export const switchEntry = (): void => {
  entry = keyOf(history.state) ?? nameEntry();
};

/** A new page was put into the history; its state is a copy of the entry it came from. */
export const beginEntry = (): void => {
  entry = nameEntry();
};

/** Back to where the reader was on this entry, if it has been read before; waits for what comes in late. */
export const restoreScroll = (): void => {
  const top = positions[entry];
  if (top === undefined) return;
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of ownScrolls) removeEventListener(name, stop);
  };
  const scroll = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) stop();
  };
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, growthWait);
  for (const name of ownScrolls) addEventListener(name, stop, { once: true, passive: true });
  growth.observe(document.body);
  scroll();
};

/** From here on scroll positions are ours, but for those of other documents. */
export const keepScroll = (): (() => void) => {
  positions = read();
  switchEntry();
  const own = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    saveScroll();
    sessionStorage.setItem(stored, JSON.stringify(positions));
    history.scrollRestoration = 'auto';
  };
  // until then the browser restores what was reloaded
  if (document.readyState === 'complete') own();
  else addEventListener('load', () => setTimeout(own), { once: true });
  addEventListener('pageshow', own);
  addEventListener('pagehide', handBack);
  return () => {
    handBack();
    removeEventListener('pageshow', own);
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
