import { href } from './routes.ts';

type Row = {
  id: number;
  sport: { globalSportNameSlug: string | null; shortName: string };
  season: { title: string };
};

/** The address of a game's row in the schedule of its season. */
export const scheduleRowAddress = ({ id, sport, season }: Row): string =>
  `${href('schedule', { globalSportNameSlug: sport.globalSportNameSlug ?? sport.shortName, seasonTitle: season.title })}#${id}`;
