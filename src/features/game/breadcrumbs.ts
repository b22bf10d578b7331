import type { ScheduleGame } from '../../api/games/schema.ts';
import { sportSlug } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';

/** Breadcrumbs from the sport to this box score; the last item is the page itself. */
export function breadcrumbs({ sport, season }: ScheduleGame): { label: string; href?: string }[] {
  const slug = sportSlug(sport);
  return [
    { label: sport.title, href: href('sport', { slug }) },
    {
      label: `${enDashed(season.title)} schedule`,
      href: href('schedule', { globalSportNameSlug: slug, seasonTitle: season.title }),
    },
    { label: 'Box score' },
  ];
}
