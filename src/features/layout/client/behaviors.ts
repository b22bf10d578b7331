import { refreshScrollRows, startScrollRows } from '../../../ui/client/scroll-rows.ts';
import { openOnHover } from './main-menu-hover.ts';
import { followMenu, markOpenMenu } from './off-canvas-menu.ts';
import { rememberSport } from './recent-sports.ts';
import { checkSearches, guardSearches } from './search-form.ts';

/** Starts all document-level behaviors. Returns a cleanup function. */
export function startBehaviors(): () => void {
  const stops = [openOnHover(), followMenu(), guardSearches(), markStuckHeader(), startScrollRows()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Updates a new page's markup to the current state. */
export function refreshBehaviors() {
  rememberSport(location.pathname);
  markOpenMenu();
  checkSearches();
  refreshScrollRows();
}

/** Class of the header while it sticks. */
const stuck = 'header-stuck';

/** Marks the header while it sticks, that is, while its first line is scrolled out of view. Returns a cleanup function. */
function markStuckHeader(): () => void {
  const header = document.querySelector('body > header, header');
  if (!header) return () => {};
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry) return;
      const isBeyondTop = entry.boundingClientRect.top < 0;
      header.classList.toggle(stuck, entry.intersectionRatio < 1 && isBeyondTop);
    },
    { threshold: [0.5, 1] },
  );
  observer.observe(header);
  return () => observer.disconnect();
}
