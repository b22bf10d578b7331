import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routes.ts';
import type { MenuItem } from './menu.ts';

/** The links of a sport's bar: its own pages first, then what the college added. */
export function sportLinks(sport: Sport, added: readonly MenuItem[]): MenuItem[] {
  const slug = sportSlug(sport);
  const own = [
    ...(sport.scheduleId === null
      ? []
      : [{ id: 'schedule', title: 'Schedule', href: href('schedule', { globalSportNameSlug: slug }) }]),
    ...(sport.rosterId === null ? [] : [{ id: 'roster', title: 'Roster', href: href('roster', { slug }) }]),
  ];
  return [...own, ...added.filter((link) => !own.some(({ href: path }) => path === link.href))];
}
