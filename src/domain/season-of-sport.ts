import { findGlobalSport, globalSports } from './global-sports.ts';
import { type SeasonRules, seasonTitleOn } from './season.ts';
import { seasonRulesOf } from './season-rules.ts';
import { type SluggedSport, sportSlug } from './sport.ts';
import type { SportFamily } from './sport-family.ts';

type SportFacts = Extract<SluggedSport, { shortName: string }> & { family: SportFamily; gender: string | null };

/** The title of the season that contains a day. A January bowl game belongs to the previous fall's season. */
export function titleOn(sport: SportFacts, localDate: string): string {
  const day = Temporal.PlainDate.from(localDate);
  const counted = sport.family === 'football' && day.month <= 2 ? day.subtract({ months: 2 }) : day;
  return seasonTitleOn(counted.toString(), globalOf(sport)?.acrossYears ?? false);
}

/** The rules of a sport in a season. */
export function rulesOf(sport: SportFacts, title: string): SeasonRules {
  const known = globalOf(sport);
  return known ? seasonRulesOf(known, title) : { periods: 1 };
}

function globalOf(sport: SportFacts) {
  const named = findGlobalSport(sportSlug(sport));
  if (named) return named;
  const ofFamily = globalSports.filter(({ family }) => family === sport.family);
  return ofFamily.find(({ gender }) => gender === sport.gender) ?? ofFamily[0];
}

/** The first and the last day of a season. */
export function daysOf({ family }: SportFacts, title: string): { startDate: string; endDate: string } {
  const year = Number(title.slice(0, 4));
  if (title.includes('-')) return { startDate: `${year}-08-01`, endDate: `${year + 1}-07-31` };
  if (family === 'football') return { startDate: `${year}-03-01`, endDate: `${year + 1}-02-28` };
  return { startDate: `${year}-01-01`, endDate: `${year}-12-31` };
}

/** Whether a text is the title of a season of a sport: "2026", or "2025-26" where seasons span two years. */
export function isSeasonTitle(sport: SportFacts, title: string): boolean {
  const year = Number(title.slice(0, 4));
  const spansYears = titleOn(sport, `${year}-10-01`).includes('-');
  const fits = /^(?:1[89]|20)\d\d(?:-\d\d)?$/.test(title) && title.includes('-') === spansYears;
  return fits && (!spansYears || Number(title.slice(5)) === (year + 1) % 100);
}
