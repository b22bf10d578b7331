import { copyOutcome } from './copies.ts';
import { isCostly } from './is-costly.ts';
import { pageAddress } from './page-address.ts';
import { savePage } from './save-page.ts';
import { saveTeamPages } from './team-pages.ts';

/** Milliseconds for which the visited page has the connection to itself. */
const delay = 4000;

/** Tells a page that was opened from a copy what became of its request, and when the copy was saved. */
export const reportOutcome = async (opened: string, page: { postMessage: (message: unknown) => void }) => {
  const found = await copyOutcome(pageAddress(opened) ?? '');
  if (found) page.postMessage({ opened, ...found });
};

/** Saves a visited page and the pages of its team, except on slow connections and with data saver. */
export const saveVisited = async (opened: string, event: ExtendableEvent): Promise<void> => {
  if (!pageAddress(opened) || isCostly()) return;
  await new Promise((resolve) => setTimeout(resolve, delay));
  await savePage(opened, event);
  await saveTeamPages(new URL(opened), event);
};
