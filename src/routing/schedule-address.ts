import { type SluggedSport, sportSlug } from '../domain/sport.ts';
import { href } from './routes.ts';

/** The address of a sport's schedule; the current one without a season. */
export const scheduleAddress = (sport: SluggedSport, seasonTitle: string | undefined): string =>
  href('schedule', { globalSportNameSlug: sportSlug(sport), seasonTitle });

type Row = { id: number; sport: SluggedSport; season: { title: string } };

/** The address of a game's row in the schedule of its season. */
export const scheduleRowAddress = ({ id, sport, season }: Row): string =>
  `${scheduleAddress(sport, season.title)}#${id}`;
