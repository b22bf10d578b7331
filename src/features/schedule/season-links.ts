import type { SeasonOption } from '../../api/schedule/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { href } from '../../routing/routes.ts';

/** URL of a sport's season. */
export const scheduleAddress = (sport: Sport, seasonTitle: string | undefined): string =>
  href('schedule', { globalSportNameSlug: sportSlug(sport), seasonTitle });

export const seasonLinks = (sport: Sport, seasons: readonly SeasonOption[], shownId: number | undefined) =>
  seasons.map(({ scheduleId, seasonTitle }) => ({
    title: enDashed(seasonTitle),
    href: scheduleAddress(sport, seasonTitle),
    current: scheduleId === shownId,
  }));
