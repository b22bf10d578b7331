import { copyOutcome } from './copies.ts';
import { isCostly } from './is-costly.ts';
import { pageAddress } from './page-address.ts';
import { savePage } from './save-page.ts';
import { saveTeamPages } from './team-pages.ts';

/** Milliseconds for which the visited page has the connection to itself. */
const delay = 4000;

/** Tells a page that was opened from a copy whether the copy is outdated, or has to be compared when the network is back. */
export const reportOutcome = async (opened: string, page: { postMessage: (message: unknown) => void }) => {
  const outcome = await copyOutcome(pageAddress(opened) ?? '');
  if (outcome === 'changed' || outcome === 'unreachable') page.postMessage({ opened, outcome });
};

/** Saves a visited page and the pages of its team, except on slow connections and with data saver. */
export const saveVisited = async (opened: string, event: ExtendableEvent): Promise<void> => {
  if (!pageAddress(opened) || isCostly()) return;
  await new Promise((resolve) => setTimeout(resolve, delay));
  await savePage(opened, event);
  await saveTeamPages(new URL(opened), event);
};
