import { type Sport, sportSlug } from '../../domain/sport.ts';
import { href } from '../../routing/routes.ts';
import type { ResultType } from './result-types.ts';

/** Address of a season's results; all types are the default. */
export const resultsAddress = (sport: Sport, season: string | undefined, type: ResultType = 'all'): string =>
  href('results', { sportSlug: sportSlug(sport) }, { season, type: type === 'all' ? undefined : type });
