import { href } from '../../routing/routes.ts';
import { savePage } from './save-page.ts';

/** Number of last results whose box scores are saved. */
const boxScores = 3;

const boxScoreLink = /href="(\/sports\/[^"]+\/boxscore\/\d+)"/g;

/** The sport's slug; URLs of information pages start with a year instead. */
const teamOf = ({ pathname }: URL): string | undefined => /^\/sports\/([a-z][\w-]*)/i.exec(pathname)?.[1];

/**
 * Saves what fans of the visited team may want to read offline: its schedule, roster and last box scores, and the tickets page.
 */
export const saveTeamPages = async (visited: URL, event: ExtendableEvent): Promise<void> => {
  const team = teamOf(visited);
  if (!team) return;
  const schedule = await savePage(href('schedule', { globalSportNameSlug: team }), event);
  const results = new Set(Array.from(schedule?.matchAll(boxScoreLink) ?? [], ([, path]) => path ?? ''));
  const others = [href('roster', { slug: team }), href('tickets'), ...[...results].slice(-boxScores)];
  for (const path of others) await savePage(path, event);
};
