import { refreshScrollRows, startScrollRows } from '../../../ui/client/scroll-rows.ts';
import { openUnderMouse } from './main-menu-hover.ts';
import { followMenu, markOpenMenu } from './off-canvas-menu.ts';
import { checkSearches, guardSearches } from './search-form.ts';
import { markStuckHeader } from './stuck-header.ts';

/** Starts all that listens to the document. Returns how to stop. */
export function startBehaviors(): () => void {
  const stops = [openUnderMouse(), followMenu(), guardSearches(), markStuckHeader(), startScrollRows()];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Brings what a new page shows into the state that listening would have kept. */
export function refreshBehaviors() {
  markOpenMenu();
  checkSearches();
  refreshScrollRows();
}
