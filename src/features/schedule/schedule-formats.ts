import type { Schedule } from '../../api/schedule/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import { resultsAddress } from './results-address.ts';

type Format = { label: string; href: string; view?: 'print' | 'text' };

/** The other formats of a schedule. */
export function scheduleFormats(sport: Sport, schedule: Schedule | undefined): Format[] {
  const params = { globalSportNameSlug: sportSlug(sport), seasonTitle: schedule?.season.title };
  return [
    { label: 'Results', href: resultsAddress(sport, params.seasonTitle) },
    { label: 'Text', view: 'text', href: href('textSchedule', params) },
    { label: 'Print', view: 'print', href: href('printSchedule', params) },
    {
      label: 'Subscribe',
      href: href('subscribeCalendar', {}, { sport: params.globalSportNameSlug, season: params.seasonTitle }),
    },
  ];
}
