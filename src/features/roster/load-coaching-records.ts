import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

type Routes = 'coachingRecordsByYear' | 'coachingRecordsOverall';

/** The records of a sport's coaches by season or by tenure. */
export const load = async ({ route, params, url, api }: LoadRequest<Routes>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  const isByYear = route.name === 'coachingRecordsByYear';
  if (slug !== params.sportSlug) {
    const name = isByYear ? 'coachingRecordsByYear' : 'coachingRecordsOverall';
    return redirectTo(href(name, { sportSlug: slug }) + url.search, 301);
  }
  const records = await api.coaching.records(slug, isByYear ? 'year' : 'overall');
  return records && { records };
};
