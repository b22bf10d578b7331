import { type AwardLevel, awardLevels } from '../../domain/honors/categories.ts';
import { sportSlug } from '../../domain/sport.ts';
import { enDashed } from '../../web/text.ts';
import type { Award, AwardWinner } from './honor-items.ts';

/** One presentation of an award: everyone honored in a season or in one week of it. */
export type Presentation = { key: string; season: string; week: string | null; winners: AwardWinner[] };

/** Winners by season and week, newest first. */
export function presentationsOf(winners: readonly AwardWinner[]): Presentation[] {
  const groups = Map.groupBy(winners, ({ season, week }) => `${season} ${week ?? ''}`);
  return [...groups]
    .flatMap(([key, shared]) =>
      shared[0] ? [{ key, season: shared[0].season, week: shared[0].week, winners: shared }] : [],
    )
    .sort((a, b) => b.season.localeCompare(a.season) || (b.week ?? '').localeCompare(a.week ?? ''));
}

/** Whether winners are members of all-conference teams. */
export const isSelection = (winners: readonly AwardWinner[]): boolean => winners.some(({ team }) => team !== null);

/** "Ana Ruiz and Jo Park (2025–26)"; for selections "4 honored in 2025–26". */
export function latestWinners(winners: readonly AwardWinner[]): string | undefined {
  const [latest] = presentationsOf(winners);
  if (!latest) return undefined;
  const season = enDashed(latest.season);
  const ofSeason = winners.filter((winner) => winner.season === latest.season);
  if (isSelection(winners)) return `${ofSeason.length} honored in ${season}`;
  return `${new Intl.ListFormat('en-US').format(latest.winners.map(({ title }) => title))} (${season})`;
}

/** Awards by level, widest first; with a sport, only awards that it has won or that are for it. */
export function awardsByLevel(
  awards: readonly Award[],
  winners: readonly AwardWinner[],
  sport: string | undefined,
): { level: AwardLevel; awards: { award: Award; winners: AwardWinner[] }[] }[] {
  const listed = awards.flatMap((award) => {
    const own = winners.filter((winner) => winner.award?.id === award.id);
    if (!sport) return [{ award, winners: own }];
    const ofSport = own.filter((winner) => winner.sport && sportSlug(winner.sport) === sport);
    return ofSport.length > 0 || award.sports.some((each) => sportSlug(each) === sport)
      ? [{ award, winners: ofSport }]
      : [];
  });
  return awardLevels
    .map((level) => ({ level, awards: listed.filter(({ award }) => award.level === level) }))
    .filter((group) => group.awards.length > 0);
}
