import { type GameType, isExhibition } from './game.ts';
import type { GlobalSport } from './global-sports.ts';
import type { DeciderUse, SeasonRules } from './season.ts';

/** Earlier rules of a sport, for seasons that begin before a year. */
type Era = { before: number; rules: Partial<SeasonRules> };

const halvesOf = (periodMinutes: number): Partial<SeasonRules> => ({ periods: 2, periodMinutes });
/** Golden goals in every game. */
const soccerOvertime: Era = { before: 2022, rules: { overtime: 'all' } };

/**
 * By slug, the earliest first. Men's basketball was played in quarters for three seasons; women's basketball, women's lacrosse and
 * field hockey were played in halves. Football games could be tied before 1996, when only playoffs and bowls had overtime.
 */
const eras: Readonly<Record<string, readonly Era[]>> = {
  football: [{ before: 1996, rules: { overtime: 'postseason', ties: true } }],
  'mens-basketball': [
    { before: 1951, rules: { ties: true } },
    { before: 1954, rules: { periods: 4, periodMinutes: 10 } },
  ],
  'womens-basketball': [{ before: 2015, rules: halvesOf(20) }],
  'mens-soccer': [soccerOvertime],
  'womens-soccer': [soccerOvertime],
  'field-hockey': [{ before: 2019, rules: halvesOf(35) }],
  'womens-lacrosse': [{ before: 2022, rules: halvesOf(30) }],
};

/** The rules of a sport in a season, whatever file comes first. The title begins with the year in which the season does. */
export function seasonRulesOf({ slug, rules }: GlobalSport, title: string): SeasonRules {
  const year = Number(title.slice(0, 4));
  return { ...rules, ...eras[slug]?.find(({ before }) => year < before)?.rules };
}

/** How a game ended. */
export type GameEnd = {
  type: GameType;
  conferenceTournament: boolean;
  overtimes: number;
  hasShootout: boolean;
  isTied: boolean;
};

/** How a game ended that cannot have by the rules of its season, `undefined` if it can. */
export function againstRules(rules: SeasonRules, game: GameEnd): 'overtime' | 'shootouts' | 'ties' | undefined {
  if (isExhibition(game.type)) return undefined;
  const isPostseason = game.type === 'P' || game.conferenceTournament;
  const lacks = (use: DeciderUse = 'all') => use === 'none' || (use === 'postseason' && !isPostseason);
  if (game.hasShootout && lacks(rules.shootout)) return 'shootouts';
  if (game.overtimes > 0 && lacks(rules.overtime)) return 'overtime';
  return game.isTied && rules.ties === false ? 'ties' : undefined;
}

/** Whether the periods of a sport are parts of its time, which a season has a fixed number of, and not innings or sets. */
export const isTimed = ({ periodMinutes }: SeasonRules): boolean => periodMinutes !== undefined;

/**
 * The periods of a game as its season counts them: overtimes are those of the file, so that four quarters in a season of halves
 * are no two overtimes.
 */
export function periodsInSeason(played: number, regulation: number, rules: SeasonRules): number {
  return isTimed(rules) ? Math.max(1, played - regulation + rules.periods) : played;
}
