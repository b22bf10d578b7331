import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { findResults } from './load-results.ts';
import { refuseResultType } from './refuse-result-type.ts';
import { parseResultType } from './result-types.ts';

/** The results of one type in a season; `0` and `null` mean the current season and all types. */
export const load = async ({ params, api }: LoadRequest<'printResults'>) => {
  const sport = await api.sports.find(params.sportSlug);
  const type = parseResultType(params.type);
  if (!sport) return undefined;
  if (!type) return refuseResultType(params.type, sport);
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('printResults', { ...params, sportSlug: slug }), 301);
  const isCurrent = params.season === '0' || params.season === 'null';
  const results = await findResults(api, sport, isCurrent ? undefined : params.season);
  const season = results?.schedule.season.title;
  return season === undefined || isCurrent || season === params.season
    ? results && { ...results, type }
    : redirectTo(href('printResults', { ...params, season }), 308);
};
