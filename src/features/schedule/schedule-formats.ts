import type { Schedule } from '../../api/schedule/schema.ts';
import { isComplete } from '../../domain/game-state.ts';
import { type Sport, sportSlug } from '../../domain/sport.ts';
import { offersScores } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { serviceAddress } from '../../routing/service-addresses.ts';
import type { LocationFilter } from './location-filter.ts';
import { resultsAddress } from './results-address.ts';

type Format = { title: string; href: string; view?: 'print' | 'text'; followsView?: true };

/**
 * The results and the other formats of a schedule.
 *
 * @param place the games to subscribe to; all by default
 */
export function scheduleFormats(sport: Sport, { id, season, games }: Schedule, place?: LocationFilter): Format[] {
  const hasComing = games.some(({ gameState }) => !isComplete(gameState));
  const params = { globalSportNameSlug: sportSlug(sport), seasonTitle: season.title };
  return [
    { title: 'Results', href: resultsAddress(sport, season.title) },
    { title: 'Calendar', href: href('sportCalendar', { globalSportNameSlug: params.globalSportNameSlug }) },
    { title: 'Text', view: 'text', href: href('textSchedule', params) },
    { title: 'Print', view: 'print', href: href('printSchedule', params) },
    {
      title: 'Subscribe',
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
    ...(hasComing && offersScores(getRequestContext().tenant, sport)
      ? [{ title: 'Score alerts', href: href('notifications') }]
      : []),
    { title: 'PDF', href: href('pdfSchedule', params) },
    { title: 'CSV', href: href('csvSchedule', params) },
    // the URL that programs look for, which redirects to the text file
    { title: 'TXT', href: serviceAddress('scheduleText', {}, { schedule: id }) },
  ];
}
