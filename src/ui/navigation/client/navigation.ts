import { afterRouterEffects } from '../../../waku/client/commit.ts';
import { announce } from '../../client/announce.ts';
import { isSamePage, isSamePath, rememberAddress } from './address.ts';
import { isOutdated } from './outdated.ts';
import { presentPage, rememberFocus } from './page-change.ts';
import { afterRepaint } from './repaint.ts';
import { beginEntry, isKnownEntry, restoreScroll, saveScroll, switchEntry } from './scroll-restoration.ts';
import { signalNavigation } from './signals.ts';

/** `isNew` for links, false for the browser's back and forward. */
type Navigation = { to: string; isNew: boolean };

type Pending = Navigation & { from: string; restoreFocus: () => void; slow: ReturnType<typeof setTimeout> };

/** In ms. Screen readers announce that a page is loading which takes longer; the progress bar is for the others. */
export const slowAfter = 1000;

/** Style sheets show a progress bar while this attribute is set. */
const marker = 'data-navigating';

let pending: Pending | undefined;

const here = () => location.pathname + location.search + location.hash;

/** The URL of the page being opened. */
export const destination = (): string | undefined => pending?.to;

export const beginNavigation = (navigation: Navigation): void => {
  clearTimeout(pending?.slow);
  const slow = setTimeout(announce, slowAfter, 'Loading the page');
  pending = { ...navigation, from: here(), restoreFocus: rememberFocus(), slow };
  document.documentElement.toggleAttribute(marker, true);
  signalNavigation('start', navigation.to);
};

/** Call this when the elements of the new page are in the document, before they are painted. */
export const finishNavigation = (): void => {
  if (!pending) return;
  const { isNew, from, restoreFocus, slow } = pending;
  clearTimeout(slow);
  pending = undefined;
  afterRouterEffects(async () => {
    // if the router shows a page without a request, the URL changes one commit later
    if (isNew && here() === from) await afterRepaint();
    if (isNew) beginEntry();
    else restoreScroll();
    const isOtherPage = !isSamePath();
    rememberAddress();
    if (isOtherPage) presentPage();
    else restoreFocus();
    document.documentElement.toggleAttribute(marker, false);
    signalNavigation('end', here());
  });
};

/**
 * Follows the browser's back and forward ahead of the router, which fetches the page again although only the fragment
 * differs when the view of the page was switched in place.
 *
 * @returns whether the router must ignore the event
 */
export const followHistory = (): boolean => {
  // the browser scrolls to a fragment before it fires popstate
  if (isKnownEntry()) saveScroll();
  switchEntry();
  if (isSamePage()) {
    restoreScroll();
    return true;
  }
  if (isOutdated()) {
    location.reload();
    return true;
  }
  beginNavigation({ to: here(), isNew: false });
  return false;
};
