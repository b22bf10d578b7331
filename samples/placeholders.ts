import { gameState } from '../src/domain/game-state.ts';
import { instantAt } from '../src/domain/local-time.ts';
import { addDays } from './calendar.ts';
import type { CollegeRows } from './college-rows.ts';
import type { CollegePlan } from './colleges.ts';

/**
 * Replaces what a content file says relative to the day of the seed and its schedule:
 *   {today} {today-3} {today+6}        a date
 *   {year} {year-2}                    a year
 *   {season:softball-1}                the title of a sport's current season, or of the one so many years before
 *   {headCoachFirst:football} {headCoachLast:football}
 *                                      the names of a sport's head coach
 *   {nextHomeGame:mens-basketball}     when the sport's next home game starts
 *   {thisDay:1974} {thisDay:-1}         the day of the seed in a year, or so many years before
 *   {win:football-1} {winDate:football-1}  the number and the day of the highest home win of a season
 *   {noted:mens-basketball-1924} {notedDate:mens-basketball-1924}  the same of the game with a note in the season of a year
 *   {gameDay} {gameDay:1} {gameDay:2}  the next day with two games, and the numbers of these
 */
export function createPlaceholders(
  college: CollegeRows,
  { timezone }: Pick<CollegePlan, 'timezone'>,
  today: string,
): (text: string) => string {
  const gameDay = gamesOfOneDay(college, today);
  const values: Record<string, (argument: string) => unknown> = {
    today: (days) => addDays(today, Number(days)),
    year: (years) => Number(today.slice(0, 4)) + Number(years),
    season: (wanted) => seasonOf(college, wanted)?.title,
    headCoachFirst: (sport) => headCoachOf(college, sport)?.firstName,
    headCoachLast: (sport) => headCoachOf(college, sport)?.lastName,
    nextHomeGame: (sport) =>
      nextHomeGame(college, sport, instantAt(addDays(today, 1), '00:00', timezone)) ??
      instantAt(addDays(today, 5), '19:00', timezone),
    thisDay: (year) => dayInYear(today, Number(year) < 0 ? Number(today.slice(0, 4)) + Number(year) : Number(year)),
    win: (wanted) => highestWin(college, wanted)?.id,
    winDate: (wanted) => highestWin(college, wanted)?.localDate,
    noted: (wanted) => notedGame(college, wanted)?.id,
    notedDate: (wanted) => notedGame(college, wanted)?.localDate,
    gameDay: (number) => (number ? gameDay[Number(number) - 1]?.id : gameDay[0]?.localDate),
  };
  return (text) =>
    text.replace(
      /\{(today|year|season|headCoachFirst|headCoachLast|thisDay|winDate|win|notedDate|noted|nextHomeGame|gameDay):?([+-]?[\w-]*)\}/g,
      (whole, name: string, argument: string) => {
        const value = values[name]?.(argument);
        if (value === undefined) throw new Error(`${whole} has no value on ${today}`);
        return String(value);
      },
    );
}

/** February 29 is February 28 in other years. */
const dayInYear = (today: string, year: number): string => Temporal.PlainDate.from(today).with({ year }).toString();

/** The seasons of "softball-1", newest first, and the number after its slug. */
function seasonsOf({ rows }: CollegeRows, wanted: string) {
  const [, slug, number] = /^(.+)-(\d+)$/.exec(wanted) ?? [];
  const sportId = rows.sport.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)?.id;
  const seasons = rows.season
    .filter((season) => season.sportId === sportId)
    .sort((a, b) => b.startDate.localeCompare(a.startDate));
  return { seasons, number: Number(number) };
}

/** "softball-1": the season before the current one. */
function seasonOf(college: CollegeRows, wanted: string) {
  const { seasons, number } = seasonsOf(college, wanted);
  return seasons[seasons.findIndex(({ isCurrent }) => isCurrent) + number];
}

/** The home win of a season with the largest margin. */
function highestWin(college: CollegeRows, wanted: string) {
  const season = seasonOf(college, wanted);
  const margin = (game: (typeof college.rows.game)[number]) => (game.ourScore ?? 0) - (game.opponentScore ?? 0);
  return college.rows.game
    .filter(({ seasonId, locationIndicator }) => seasonId === season?.id && locationIndicator === 'H')
    .sort((a, b) => margin(b) - margin(a))[0];
}

/** "mens-basketball-1924": the game with a note in the season that began in 1924. */
function notedGame(college: CollegeRows, wanted: string) {
  const { seasons, number } = seasonsOf(college, wanted);
  const season = seasons.find(({ startDate }) => startDate.startsWith(`${number}-`));
  return college.rows.game.find(({ seasonId, note }) => seasonId === season?.id && note);
}

/** The head coach of a sport's current season. */
function headCoachOf({ rows }: CollegeRows, slug: string) {
  const sportId = rows.sport.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)?.id;
  const seasonId = rows.season.find((season) => season.sportId === sportId && season.isCurrent)?.id;
  const head = rows.rosterStaff.find((staff) => staff.seasonId === seasonId && staff.isHeadCoach);
  return rows.person.find(({ id }) => id === head?.personId);
}

/** When the first home game of a sport after an instant starts. */
function nextHomeGame({ rows }: CollegeRows, slug: string, after: string): string | undefined {
  const sportId = rows.sport.find(({ globalSportNameSlug }) => globalSportNameSlug === slug)?.id;
  const open = rows.game.filter(
    (game) => game.sportId === sportId && game.state === gameState.Scheduled && game.locationIndicator === 'H',
  );
  return open.flatMap(({ startsAt }) => (startsAt && startsAt > after ? [startsAt] : [])).sort()[0];
}

/** Two games of the first day from today on that has at least two. */
function gamesOfOneDay({ rows }: CollegeRows, today: string) {
  const open = rows.game
    .filter(({ localDate, state, allDay }) => localDate >= today && state === gameState.Scheduled && !allDay)
    .sort((a, b) => a.localDate.localeCompare(b.localDate));
  const days = Map.groupBy(open, ({ localDate }) => localDate);
  return [...days.values()].find((games) => games.length > 1)?.slice(0, 2) ?? open.slice(0, 2);
}
