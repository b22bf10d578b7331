import { href } from '../../routing/routes.ts';
import { copyOutcome } from './copies.ts';
import { isCostly } from './is-costly.ts';
import { pageAddress } from './page-address.ts';
import { savePage } from './save-page.ts';

/** Number of last results whose box scores are saved. */
const boxScores = 3;

const boxScoreLink = /href="(\/sports\/[^"]+\/boxscore\/\d+)"/g;

/** The sport's slug; URLs of information pages start with a year instead. */
const teamOf = ({ pathname }: URL): string | undefined => /^\/sports\/([a-z][\w-]*)/i.exec(pathname)?.[1];

/**
 * Saves what fans of the visited team may want to read offline: its schedule, roster and last box scores, and the tickets page.
 */
const saveTeamPages = async (visited: URL, event: ExtendableEvent): Promise<void> => {
  const team = teamOf(visited);
  if (!team) return;
  const schedule = await savePage(href('schedule', { globalSportNameSlug: team }), event);
  const results = new Set(Array.from(schedule?.matchAll(boxScoreLink) ?? [], ([, path]) => path ?? ''));
  const others = [href('roster', { slug: team }), href('tickets'), ...[...results].slice(-boxScores)];
  for (const path of others) await savePage(path, event);
};

/** Milliseconds for which the visited page has the connection to itself. */
const delay = 4000;

/** Tells a page that was opened from a copy what became of its request, and when the copy was saved. */
export const reportOutcome = async (opened: string, page: Client) => {
  const found = await copyOutcome(page.id, opened);
  if (found) page.postMessage({ opened, ...found });
};

/** Saves a visited page and the pages of its team, except on slow connections and with data saver. */
export const saveVisited = async (opened: string, event: ExtendableEvent): Promise<void> => {
  if (!pageAddress(opened) || isCostly()) return;
  await new Promise((resolve) => setTimeout(resolve, delay));
  await savePage(opened, event);
  await saveTeamPages(new URL(opened), event);
};
