import type { ScheduleGame } from '../../../api/games/schema.ts';
import { breadcrumbs } from '../breadcrumbs.ts';

/** Breadcrumbs from the sport to this game center; the last item is the page itself. */
export const centerBreadcrumbs = (game: ScheduleGame): { label: string; href?: string }[] => [
  ...breadcrumbs(game).slice(0, -1),
  { label: 'Game center' },
];
