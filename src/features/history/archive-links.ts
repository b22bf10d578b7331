import type { ArchivedSeason } from '../../api/history/schema.ts';
import { href } from '../../routing/routes.ts';

/** Links to the content of a past season. */
export function archiveLinks(slug: string, season: ArchivedSeason): { label: string; href: string }[] {
  const links: [label: string, address: string | null][] = [
    ['Schedule', season.scheduleUrl],
    ['Roster', season.rosterUrl],
    ['Coaches', season.coachesUrl],
    ['Statistics', season.statsUrl],
    ['Stories', season.stories > 0 ? href('sportArchives', { slug }, { season: season.title }) : null],
  ];
  return links.flatMap(([label, address]) => (address === null ? [] : [{ label, href: address }]));
}
