import type { Sport } from '../../domain/sport.ts';
import type { createApiFetcher } from '../api-fetcher.ts';
import { apiPath } from '../api-path.ts';
import { type Schedule, schedule, seasonOptions } from './schema.ts';

/** Schedules of seasons. Throws an `ApiFailure` if the API fails. */
export function scheduleClient({ get }: Pick<ReturnType<typeof createApiFetcher>, 'get'>) {
  const seasons = async (sportId: number) =>
    (await get(apiPath(['Schedule', 'pasts'], { initialSportId: sportId, endSportId: sportId }), seasonOptions)) ?? [];
  const getSchedule = (scheduleId: number) => get(apiPath(['Schedule', scheduleId]), schedule);
  return {
    /** Newest first. */
    seasons,
    get: getSchedule,
    /** Of a season by title, or of the current season. */
    find: async (sport: Sport, seasonTitle?: string): Promise<Schedule | undefined> => {
      const title = seasonTitle ?? sport.seasonTitle;
      const scheduleId =
        title === sport.seasonTitle
          ? sport.scheduleId
          : (await seasons(sport.id)).find((season) => season.seasonTitle === title)?.scheduleId;
      return scheduleId == null ? undefined : getSchedule(scheduleId);
    },
  };
}
