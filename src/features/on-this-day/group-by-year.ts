import type { OnThisDay, PastGame } from '../../api/on-this-day/schema.ts';

/** The events of the day in one year. */
export type DayInYear = {
  year: string;
  moments: OnThisDay['moments'];
  /** Inductions by hall. */
  classes: { hall: string; url: string | null; members: OnThisDay['inductees'] }[];
  awardWinners: OnThisDay['awardWinners'];
  stories: OnThisDay['stories'];
  /** Notable results, and the others. */
  games: { notable: PastGame[]; others: PastGame[] };
};

/** The years of a day, newest first. Within a year, the order is that of the response. */
export function groupByYear({ moments, inductees, awardWinners, stories, games }: OnThisDay): DayInYear[] {
  const yearOf = (date: string | null) => date?.slice(0, 4) ?? '';
  const years = new Set([
    ...moments.map(({ date }) => yearOf(date)),
    ...inductees.map(({ inductedOn }) => yearOf(inductedOn)),
    ...awardWinners.map(({ week }) => yearOf(week)),
    ...stories.map(({ date }) => yearOf(date)),
    ...games.map(({ date }) => yearOf(date)),
  ]);
  return [...years]
    .sort()
    .reverse()
    .map((year) => {
      const played = games.filter(({ date }) => yearOf(date) === year);
      return {
        year,
        moments: moments.filter(({ date }) => yearOf(date) === year),
        classes: classesOf(inductees.filter(({ inductedOn }) => yearOf(inductedOn) === year)),
        awardWinners: awardWinners.filter(({ week }) => yearOf(week) === year),
        stories: stories.filter(({ date }) => yearOf(date) === year),
        games: {
          notable: played.filter(({ isNotable }) => isNotable),
          others: played.filter(({ isNotable }) => !isNotable),
        },
      };
    });
}

const classesOf = (inductees: OnThisDay['inductees']): DayInYear['classes'] =>
  [...Map.groupBy(inductees, ({ hall }) => hall?.title ?? '')].map(([hall, members]) => ({
    hall,
    url: members[0]?.hall?.url ?? null,
    members,
  }));
