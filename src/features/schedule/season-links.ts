import type { SeasonOption } from '../../api/schedule/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';
import { enDashed } from '../../web/text.ts';

/** The season after the current one, on the page of the current one. */
export function nextSeasonLink(sport: Sport, seasons: readonly SeasonOption[], shownId: number | undefined) {
  const position = seasons.findIndex(({ scheduleId, isCurrent }) => isCurrent && scheduleId === shownId);
  const next = seasons[position - 1];
  return next && { title: enDashed(next.seasonTitle), href: scheduleAddress(sport, next.seasonTitle) };
}

export const seasonLinks = (sport: Sport, seasons: readonly SeasonOption[], shownId: number | undefined) =>
  seasons.map(({ scheduleId, seasonTitle }) => ({
    title: enDashed(seasonTitle),
    href: scheduleAddress(sport, seasonTitle),
    current: scheduleId === shownId,
  }));
