import { sportSlug } from '../../domain/sport.ts';
import { quoted } from '../../routing/list-query.ts';
import { type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import type { Subscription } from './calendar/subscription.ts';
import { parseLocationFilter } from './location-filter.ts';

const instead = { title: 'Subscribe to all games', href: href('subscribeCalendar') };

/** The games to subscribe to: of `?sport=` or all, of `?season=` or the last year and later, at `?location=` or anywhere. */
export const load = async ({ url: { searchParams }, api }: LoadRequest<'subscribeCalendar'>) => {
  const word = searchParams.get('sport') ?? '';
  const title = searchParams.get('season') ?? '';
  const location = parseLocationFilter(searchParams.get('location'));
  if (!location)
    return refuse(
      `location is ${quoted(searchParams.get('location') ?? '')}. Use home, away or neutral, or omit it for all games.`,
      instead,
    );
  const sport = word === '' ? undefined : await api.sports.find(word);
  if (word !== '' && !sport)
    return refuse(`sport is ${quoted(word)}, which is not a sport of this college. Omit it for all sports.`, instead);
  const schedule = sport && title !== '' ? await api.schedule.bySport(sportSlug(sport), { season: title }) : undefined;
  if (title !== '' && !schedule)
    return refuse(`season is ${quoted(title)}, which is not a season of this sport. Omit it for all seasons.`, instead);
  const subscription: Subscription = {
    sport,
    season: schedule && { id: schedule.id, title: schedule.season.title },
    location,
  };
  return { subscription };
};
