import type { NavigationItem } from '../../api/navigation/schema.ts';
import type { IconName } from '../../domain/icon-names.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { href } from '../../routing/routes.ts';
import { sportAccounts } from '../../ui/sport-accounts.ts';
import { columnsOf, type MenuItem } from './menu-items.ts';

export type SportLink = {
  title: string;
  href?: string | undefined;
  newTab?: boolean;
  /** Shown as its icon. */
  channel?: IconName;
  items?: readonly SportLink[];
};

const toLink = (item: MenuItem): SportLink => ({
  title: item.title,
  href: item.url ?? undefined,
  newTab: item.open_in_new_window,
  items: columnsOf(item).flat().map(toLink),
});

/** Whether the sport has a page of statistics. */
export const hasStatistics = ({ scheduleId, family }: Sport): boolean =>
  scheduleId !== null && getSeasonBook(family) !== undefined;

/** Links of the sport bar: the sport's pages, then the college's own items, then channels. */
export function sportLinks(sport: Sport, added: readonly NavigationItem[]): SportLink[] {
  const slug = sportSlug(sport);
  const own: SportLink[] = [
    ...(sport.scheduleId === null
      ? []
      : [{ title: 'Schedule', href: href('schedule', { globalSportNameSlug: slug }) }]),
    ...(sport.rosterId === null
      ? []
      : [
          { title: 'Roster', href: href('roster', { slug }) },
          { title: 'Coaches', href: href('coaches', { sportSlug: slug }) },
        ]),
    ...(!hasStatistics(sport) ? [] : [{ title: 'Statistics', href: href('cumeStats', { sportSlug: slug }) }]),
    ...(sport.scheduleId === null || !sport.displayOpponentHistory
      ? []
      : [{ title: 'Opponents', href: href('opponentHistoryList', { sportSlug: slug }) }]),
    ...(sport.hasArchives ? [{ title: 'Archives', href: href('sportArchives', { slug }) }] : []),
  ];
  const known = new Set([href('sport', { slug }), ...own.map((link) => link.href)]);
  return [...own, ...added.map(toLink).filter((link) => !known.has(link.href)), ...channelLinks(sport)];
}

const channelLinks = (sport: Sport): SportLink[] =>
  sportAccounts(sport).map(({ channel, name, url }) => ({
    title: `${sport.title} on ${name}`,
    href: url,
    newTab: true,
    channel,
  }));
