import { entryKey } from './entry-key.ts';

// Places by history entry. The browser would restore scroll positions before the page is rendered.

const stored = 'places';

/** How long a restored page may take to reach its former height, in ms. */
const growthTimeout = 2000;

/** Events by which a reader scrolls. */
const scrollEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** The place of a reader on a page: scroll position, unfolded parts and chosen options by id. */
type Place = { top: number; chosen: string[] };

const chosenParts = 'details[id][open], input[type="radio"][id]:checked';

let entry = '';
let places: Record<string, Place> = {};

const nameEntry = (): string => {
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, entry: key }, '');
  return key;
};

/** False for an entry that the browser has just added for a fragment. */
export const isKnownEntry = (): boolean => entryKey() !== undefined;

/** Saves the place on the page of the history entry that is about to be left. */
export const saveScroll = (): void => {
  places[entry] = {
    top: window.scrollY,
    chosen: Array.from(document.querySelectorAll(chosenParts), ({ id }) => id),
  };
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
  const place = places[entry];
  if (!place) return;
  const { top, chosen } = place;
  chosen.forEach(choose);
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

function choose(id: string): void {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
  if (part instanceof HTMLInputElement) part.checked = true;
}

/** Takes over scroll restoration from the browser, except between documents. */
export const manageScroll = (): (() => void) => {
  places = read();
  switchEntry();
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    saveScroll();
    sessionStorage.setItem(stored, JSON.stringify(places));
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

function read(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(stored) ?? '{}');
  } catch {
    return {};
  }
}
