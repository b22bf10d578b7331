import { refreshScrollRows, startScrollRows } from '../../../ui/client/scroll-rows.ts';
import { openOnHover } from './main-menu-hover.ts';
import { followMenu, markOpenMenu } from './off-canvas-menu.ts';
import { rememberSport } from './recent-sports.ts';
import { checkSearches, guardSearches } from './search-form.ts';
import { markStuckHeader } from './stuck-header.ts';

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
