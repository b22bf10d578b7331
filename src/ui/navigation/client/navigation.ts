import { isSamePage, isSamePath, rememberAddress } from './address.ts';
import { isOutdated } from './outdated.ts';
import { presentPage } from './page-change.ts';
import { afterRepaint } from './repaint.ts';
import { beginEntry, isKnownEntry, restoreScroll, saveScroll, switchEntry } from './scroll-memory.ts';
import { signalNavigation } from './signals.ts';

/** A page that was asked for: by a link, or by the browser's back and forward. */
type Navigation = { to: string; isNew: boolean };

/** With where it began. */
type Pending = Navigation & { from: string };

/** A style sheet shows by it that something is under way. */
const marker = 'data-navigating';

let pending: Pending | undefined;

const here = () => location.pathname + location.search + location.hash;

/** Where the reader is on the way to; the present address when nowhere. */
export const destination = (): string => pending?.to ?? here();

export const beginNavigation = (navigation: Navigation): void => {
  pending = { ...navigation, from: here() };
  document.documentElement.toggleAttribute(marker, true);
  signalNavigation('start', navigation.to);
};

/** The page that was asked for stands. Call it when its elements are in the document, before they are painted. */
export const finishNavigation = (): void => {
  if (!pending) return;
  const { isNew, from } = pending;
  pending = undefined;
  // Waku writes the address and scrolls in the same commit, but after this
  queueMicrotask(async () => {
    // or a commit later, where it had nothing to ask for
    if (isNew && here() === from) await afterRepaint();
    if (isNew) beginEntry();
    else restoreScroll();
    const isOtherPage = !isSamePath();
    rememberAddress();
    if (isOtherPage) presentPage();
    document.documentElement.toggleAttribute(marker, false);
    signalNavigation('end', here());
  });
};

/**
 * Follows the browser through the history, ahead of Waku, which would ask for a page anew when only the fragment is
 * another and its view was switched in place.
 */
export const followHistory = (event: PopStateEvent): void => {
  // a place on this page is scrolled to before anyone hears of it
  if (isKnownEntry()) saveScroll();
  switchEntry();
  if (isSamePage()) {
    event.stopImmediatePropagation();
    restoreScroll();
  } else if (isOutdated()) {
    event.stopImmediatePropagation();
    location.reload();
  } else beginNavigation({ to: here(), isNew: false });
};
