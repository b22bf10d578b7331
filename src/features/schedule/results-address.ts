import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import type { ResultType } from './result-types.ts';

/** URL of a season's results, by default of all types. */
export const resultsAddress = (sport: Sport, season: string | undefined, type: ResultType = 'all'): string =>
  href('results', { sportSlug: sportSlug(sport) }, { season, type: type === 'all' ? undefined : type });
