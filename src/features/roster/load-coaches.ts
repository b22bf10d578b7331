import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** The staff of a season by title, by default of the current season or the newest with staff. */
export const load = async ({ params: { sportSlug: word, season }, url, api }: LoadRequest<'coaches'>) => {
  const sport = await api.sports.find(word);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== word) return redirectTo(href('coaches', { sportSlug: slug, season }) + url.search, 301);
  const [staff, records] = await Promise.all([
    api.staff.bySport(slug, { season }),
    api.coaching.records(slug, 'overall'),
  ]);
  if (!staff) return undefined;
  // the API also finds a season by the year in which it begins, but its page has only one URL
  if (season !== undefined && staff.season && staff.season.title !== season)
    return redirectTo(href('coaches', { sportSlug: slug, season: staff.season.title }) + url.search, 308);
  return { staff, hasRecords: records !== undefined && records.rows.length > 0 };
};
