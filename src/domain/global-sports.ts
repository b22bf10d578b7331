import type { SeasonRules } from './season.ts';
import type { SportFamily } from './sport-family.ts';

/** A sport as defined for all colleges. */
export type GlobalSport = {
  slug: string;
  title: string;
  shortName: string;
  abbrev: string;
  globalSportId: number;
  /** Men, women, mixed. */
  gender: 'm' | 'f' | 'g';
  family: SportFamily;
  /** The season spans two calendar years: "2025-26". */
  acrossYears: boolean;
  /** Current rules; each season stores its own. */
  rules: SeasonRules;
};

type Row = [slug: string, title: string, shortName: string, abbrev: string, id: number, gender: 'm' | 'f' | 'g'];

const ofFamily = (family: SportFamily, acrossYears: boolean, rules: SeasonRules, rows: Row[]): GlobalSport[] =>
  rows.map(([slug, title, shortName, abbrev, globalSportId, gender]) => ({
    slug,
    title,
    shortName,
    abbrev,
    globalSportId,
    gender,
    family,
    acrossYears,
    rules,
  }));

const day: SeasonRules = { periods: 1 };
const halves: SeasonRules = {
  periods: 2,
  periodMinutes: 45,
  overtimeMinutes: 10,
  clock: 'up',
  overtime: 'postseason',
  shootout: 'postseason',
};
/** Games that are played until one team leads. */
const decided: Pick<SeasonRules, 'shootout' | 'ties'> = { shootout: 'none', ties: false };
const thirds: SeasonRules = { periods: 3, periodMinutes: 20, overtimeMinutes: 5, clock: 'down' };
const quarters = (periodMinutes: number, overtimeMinutes: number): SeasonRules => ({
  periods: 4,
  periodMinutes,
  overtimeMinutes,
  clock: 'down',
});

/** Sports that colleges sponsor, with the ids, slugs and short names used across the field. */
export const globalSports: readonly GlobalSport[] = [
  ...ofFamily('football', false, { periods: 4, periodMinutes: 15, clock: 'down', ...decided }, [
    ['football', 'Football', 'football', 'FB', 5, 'm'],
  ]),
  ...ofFamily('basketball', true, { periods: 2, periodMinutes: 20, overtimeMinutes: 5, clock: 'down', ...decided }, [
    ['mens-basketball', "Men's Basketball", 'mbball', 'MBB', 2, 'm'],
  ]),
  ...ofFamily('basketball', true, { ...quarters(10, 5), ...decided }, [
    ['womens-basketball', "Women's Basketball", 'wbball', 'WBB', 11, 'f'],
  ]),
  ...ofFamily('baseball', false, { periods: 9 }, [['baseball', 'Baseball', 'baseball', 'BASE', 1, 'm']]),
  ...ofFamily('softball', false, { periods: 7 }, [['softball', 'Softball', 'softball', 'SB', 17, 'f']]),
  ...ofFamily('volleyball', false, { periods: 5, ...decided }, [
    ['womens-volleyball', "Women's Volleyball", 'wvball', 'WVB', 23, 'f'],
    ['mens-volleyball', "Men's Volleyball", 'mvball', 'MVB', 25, 'm'],
  ]),
  ...ofFamily('soccer', false, halves, [
    ['mens-soccer', "Men's Soccer", 'msoc', 'MSOC', 7, 'm'],
    ['womens-soccer', "Women's Soccer", 'wsoc', 'WSOC', 18, 'f'],
  ]),
  ...ofFamily('fieldhockey', false, quarters(15, 10), [['field-hockey', 'Field Hockey', 'fhockey', 'FH', 12, 'f']]),
  ...ofFamily('icehockey', true, thirds, [
    ['mens-ice-hockey', "Men's Ice Hockey", 'mhockey', 'MIH', 6, 'm'],
    ['womens-ice-hockey', "Women's Ice Hockey", 'whockey', 'WIH', 26, 'f'],
  ]),
  ...ofFamily('lacrosse', false, quarters(15, 4), [['mens-lacrosse', "Men's Lacrosse", 'mlax', 'MLAX', 8, 'm']]),
  ...ofFamily('lacrosse', false, quarters(15, 6), [['womens-lacrosse', "Women's Lacrosse", 'wlax', 'WLAX', 15, 'f']]),
  ...ofFamily('waterpolo', false, quarters(8, 3), [
    ['mens-water-polo', "Men's Water Polo", 'mwpolo', 'MWP', 27, 'm'],
    ['womens-water-polo', "Women's Water Polo", 'wwpolo', 'WWP', 28, 'f'],
  ]),
  ...ofFamily('tennis', true, day, [
    ['mens-tennis', "Men's Tennis", 'mten', 'MTEN', 19, 'm'],
    ['womens-tennis', "Women's Tennis", 'wten', 'WTEN', 20, 'f'],
  ]),
  ...ofFamily('meet', false, day, [
    ['cross-country', 'Cross Country', 'xc', 'XC', 4, 'g'],
    ['mens-cross-country', "Men's Cross Country", 'mcross', 'MXC', 29, 'm'],
    ['womens-cross-country', "Women's Cross Country", 'wcross', 'WXC', 30, 'f'],
    ['beach-volleyball', 'Beach Volleyball', 'wbvball', 'BVB', 31, 'f'],
  ]),
  ...ofFamily('meet', true, day, [
    ['track-and-field', 'Track & Field', 'track', 'TF', 21, 'g'],
    ['mens-track-and-field', "Men's Track & Field", 'mtrack', 'MTF', 32, 'm'],
    ['womens-track-and-field', "Women's Track & Field", 'wtrack', 'WTF', 33, 'f'],
    ['mens-golf', "Men's Golf", 'mgolf', 'MGOLF', 9, 'm'],
    ['womens-golf', "Women's Golf", 'wgolf', 'WGOLF', 13, 'f'],
    ['swimming-and-diving', 'Swimming & Diving', 'swim', 'SWIM', 22, 'g'],
    ['mens-swimming-and-diving', "Men's Swimming & Diving", 'mswim', 'MSWIM', 34, 'm'],
    ['womens-swimming-and-diving', "Women's Swimming & Diving", 'wswim', 'WSWIM', 35, 'f'],
    ['womens-rowing', 'Rowing', 'wrow', 'ROW', 16, 'f'],
    ['wrestling', 'Wrestling', 'wrestling', 'WRES', 10, 'm'],
    ['womens-wrestling', "Women's Wrestling", 'wwrest', 'WWR', 36, 'f'],
    ['womens-gymnastics', "Women's Gymnastics", 'wgym', 'WGYM', 14, 'f'],
    ['mens-gymnastics', "Men's Gymnastics", 'mgym', 'MGYM', 37, 'm'],
    ['skiing', 'Skiing', 'ski', 'SKI', 24, 'g'],
    ['fencing', 'Fencing', 'fence', 'FEN', 38, 'g'],
    ['rifle', 'Rifle', 'rifle', 'RIF', 39, 'g'],
    ['equestrian', 'Equestrian', 'equest', 'EQ', 40, 'f'],
    ['bowling', 'Bowling', 'bowl', 'BOWL', 41, 'f'],
    ['sailing', 'Sailing', 'sail', 'SAIL', 42, 'g'],
  ]),
];

/** A global sport by slug, short name, abbreviation or title, ignoring case; `undefined` if there is none. */
export function findGlobalSport(word: string): GlobalSport | undefined {
  const wanted = word.trim().toLowerCase();
  const named = (key: 'slug' | 'shortName' | 'abbrev' | 'title') =>
    globalSports.find((sport) => sport[key].toLowerCase() === wanted);
  return named('slug') ?? named('shortName') ?? named('abbrev') ?? named('title');
}
