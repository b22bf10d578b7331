import type { Schedule } from '../../api/schedule/schema.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import type { LocationFilter } from './location-filter.ts';
import { resultsAddress } from './results-address.ts';

type Format = { label: string; href: string; view?: 'print' | 'text'; followsView?: true };

/**
 * The results and the other formats of a schedule.
 *
 * @param place the games to subscribe to; all by default
 */
export function scheduleFormats(sport: Sport, { id, season }: Schedule, place?: LocationFilter): Format[] {
  const params = { globalSportNameSlug: sportSlug(sport), seasonTitle: season.title };
  return [
    { label: 'Results', href: resultsAddress(sport, season.title) },
    { label: 'Calendar', href: href('sportCalendar', { globalSportNameSlug: params.globalSportNameSlug }) },
    { label: 'Text', view: 'text', href: href('textSchedule', params) },
    { label: 'Print', view: 'print', href: href('printSchedule', params) },
    {
      label: 'Subscribe',
      followsView: true,
      href: href(
        'subscribeCalendar',
        {},
        {
          sport: params.globalSportNameSlug,
          season: season.title,
          location: place === 'all' ? undefined : place,
        },
      ),
    },
    { label: 'PDF', href: href('pdfSchedule', params) },
    { label: 'CSV', href: href('csvSchedule', params) },
    // the URL that programs look for, which redirects to the text file
    { label: 'TXT', href: `/services/schedule_txt.ashx?schedule=${id}` },
  ];
}
