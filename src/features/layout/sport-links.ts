import type { NavigationItem } from '../../api/navigation/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { getSeasonBook } from '../../domain/stats/season/season-books.ts';
import { href } from '../../routing/routes.ts';
import { sportAccounts } from '../../ui/sports/sport-accounts.ts';
import type { IconName } from '../../web/icon-names.ts';
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
  const hasSchedule = sport.scheduleId !== null;
  const hasRoster = sport.rosterId !== null;
  const history = historyLinks(sport);
  const own: SportLink[] = [
    ...(hasSchedule ? [{ title: 'Schedule', href: href('schedule', { globalSportNameSlug: slug }) }] : []),
    ...(hasRoster ? [{ title: 'Roster', href: href('roster', { slug }) }] : []),
    ...(hasSchedule ? [{ title: 'Results', href: href('results', { sportSlug: slug }) }] : []),
    ...(hasStatistics(sport) ? [{ title: 'Statistics', href: href('cumeStats', { sportSlug: slug }) }] : []),
    ...(hasRoster ? [{ title: 'Coaches', href: href('coaches', { sportSlug: slug }) }] : []),
    ...(hasSchedule ? [{ title: 'Calendar', href: href('sportCalendar', { globalSportNameSlug: slug }) }] : []),
    ...(history.length > 1 ? [{ title: 'History', items: history }] : history),
  ];
  const ownHrefs = own.flatMap(({ href: address, items = [] }) => [address, ...items.map((item) => item.href)]);
  const known = new Set([href('sport', { slug }), ...ownHrefs]);
  return [...own, ...added.map(toLink).filter((link) => !known.has(link.href)), ...channelLinks(sport)];
}

/** The pages of past seasons; without any, those that begin with the first game. */
function historyLinks(sport: Sport): SportLink[] {
  const slug = sportSlug(sport);
  const { scheduleId, displayOpponentHistory, hasArchives } = sport;
  return [
    ...(hasStatistics(sport) ? [{ title: 'Record book', href: href('records', { sportSlug: slug }) }] : []),
    ...(scheduleId !== null && displayOpponentHistory
      ? [{ title: 'Opponents', href: href('opponentHistoryList', { sportSlug: slug }) }]
      : []),
    ...(hasArchives
      ? [
          { title: 'Coaching records', href: href('coachingRecordsOverall', { sportSlug: slug }) },
          { title: 'Historical roster', href: href('sportHistoricalRoster', { globalSportNameSlug: slug }) },
          { title: 'Archives', href: href('sportArchives', { slug }) },
        ]
      : []),
  ];
}

const channelLinks = (sport: Sport): SportLink[] =>
  sportAccounts(sport).map(({ channel, name, url }) => ({
    title: `${sport.title} on ${name}`,
    href: url,
    newTab: true,
    channel,
  }));
