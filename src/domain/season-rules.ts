import type { GlobalSport } from './global-sports.ts';
import type { SeasonRules } from './season.ts';

/** Earlier rules of a sport, for seasons that begin before a year. */
type Era = { before: number; rules: Partial<SeasonRules> };

const halvesOf = (periodMinutes: number): Partial<SeasonRules> => ({ periods: 2, periodMinutes });

/** By slug, the earliest first. Women's lacrosse and field hockey played halves, as women's basketball did until 2014-15. */
const eras: Readonly<Record<string, readonly Era[]>> = {
  'womens-basketball': [{ before: 2015, rules: halvesOf(20) }],
  'field-hockey': [{ before: 2019, rules: halvesOf(35) }],
  'womens-lacrosse': [{ before: 2022, rules: halvesOf(30) }],
};

/** The rules of a sport in a season, whatever file comes first. The title begins with the year in which the season does. */
export function seasonRulesOf({ slug, rules }: GlobalSport, title: string): SeasonRules {
  const year = Number(title.slice(0, 4));
  return { ...rules, ...eras[slug]?.find(({ before }) => year < before)?.rules };
}
