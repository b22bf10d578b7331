import type { ScheduleGame } from '../../api/games/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { enDashed } from '../../web/text.ts';

/** What a page of a game is called. */
export type GamePage = 'Box score' | 'Game center';

/** Breadcrumbs from the sport to a page of a game, which is the last item. */
export function breadcrumbs({ sport, season }: ScheduleGame, page: GamePage): { label: string; href?: string }[] {
  const slug = sportSlug(sport);
  return [
    { label: sport.title, href: href('sport', { slug }) },
    {
      label: `${enDashed(season.title)} schedule`,
      href: href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title }),
    },
    { label: page },
  ];
}
