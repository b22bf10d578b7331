import type { SeasonOption } from '../../api/schedule/schema.ts';
import type { Sport } from '../../domain/sport.ts';
import { enDashed } from '../../domain/text.ts';
import { scheduleAddress } from '../../routing/schedule-address.ts';

export const seasonLinks = (sport: Sport, seasons: readonly SeasonOption[], shownId: number | undefined) =>
  seasons.map(({ scheduleId, seasonTitle }) => ({
    title: enDashed(seasonTitle),
    href: scheduleAddress(sport, seasonTitle),
    current: scheduleId === shownId,
  }));
