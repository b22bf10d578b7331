import { capitalize } from '../../web/text.ts';
import { countsInRecord } from '../game.ts';
import { formatPercentage, recordOf, winPercentage } from '../record.ts';
import { runsOf } from '../series/runs.ts';
import { inDateOrder, type Meeting, marginOf } from '../series/series.ts';
import { type Mark, type RecordList, toLists } from './record-list.ts';

export type SeasonMeeting = Meeting & { seasonTitle: string };

/** Minimum number of decided games for a season to be ranked by percentage. */
const minGames = 8;

/**
 * Team records that need no box score, from every result in any order: wins, percentage and winning streak of a season;
 * scores and margins of a game. `unit` is what the sport scores. Vacated wins and forfeits set no record of a score.
 */
export function resultRecords(games: readonly SeasonMeeting[], unit: string): RecordList[] {
  const inOrder = [...games].sort(inDateOrder);
  return [...(unit === 'sets' ? [] : scoreRecords(inOrder, unit)), ...seasonRecords(inOrder)];
}

type Titled = Pick<RecordList, 'title' | 'subject' | 'span'>;

/**
 * The title of a list among those of `resultRecords`: a team's "Points" in a game, of statistics and of entered marks, are its "Most
 * points", which every result counts for.
 */
export function titleAmongResults({ title, subject, span }: Titled, unit: string): string {
  const isScore = subject === 'team' && span === 'game' && title.toLowerCase() === unit;
  return isScore && unit !== 'sets' ? mostTitle(unit) : title;
}

const mostTitle = (unit: string): string => `Most ${unit}`;

function scoreRecords(games: readonly SeasonMeeting[], unit: string): RecordList[] {
  const played = games.filter((game) => countsInRecord(game) && marginOf(game) !== undefined);
  const list = (title: string, value: (game: SeasonMeeting) => number, { of = played, ascending = false } = {}) =>
    toLists(
      { title, subject: 'team', span: 'game', ascending },
      of.map((game) => ({ value: value(game), text: String(value(game)), game: game.id, seasons: [game.seasonTitle] })),
    );
  const [ours, theirs] = [
    (game: SeasonMeeting) => game.ourScore ?? 0,
    (game: SeasonMeeting) => game.opponentScore ?? 0,
  ];
  const margin = (game: SeasonMeeting) => marginOf(game) ?? 0;
  return [
    ...list(mostTitle(unit), ours),
    ...list(`Fewest ${unit} allowed`, theirs, { ascending: true }),
    ...list(`${capitalize(unit)} of both teams`, (game) => ours(game) + theirs(game)),
    ...list('Margin of victory', margin, { of: played.filter((game) => margin(game) > 0) }),
  ];
}

function seasonRecords(games: readonly SeasonMeeting[]): RecordList[] {
  const seasons = [...Map.groupBy(games, ({ seasonTitle }) => seasonTitle)].map(([title, ofSeason]) => {
    const { overall } = recordOf(ofSeason);
    const streaks = runsOf(ofSeason.filter(({ type }) => type !== 'E' && type !== 'S')).filter(
      ({ outcome }) => outcome === 'W',
    );
    return {
      seasons: [title],
      overall,
      games: overall.wins + overall.losses + overall.ties,
      streak: Math.max(0, ...streaks.map(({ length }) => length)),
    };
  });
  const whole = (value: number, titles: readonly string[]): Mark => ({ value, text: String(value), seasons: titles });
  return [
    ...toLists(
      { title: 'Wins', subject: 'team', span: 'season' },
      seasons.flatMap(({ overall, seasons: titles }) => (overall.wins > 0 ? whole(overall.wins, titles) : [])),
    ),
    ...toLists(
      { title: 'Winning percentage', subject: 'team', span: 'season', hasMinimum: true },
      seasons.flatMap(({ overall, games: decided, seasons: titles }): Mark[] => {
        const value = winPercentage(overall);
        return value === undefined || decided < minGames
          ? []
          : [{ value, text: formatPercentage(value), seasons: titles }];
      }),
    ),
    ...toLists(
      { title: 'Winning streak', subject: 'team', span: 'season' },
      seasons.flatMap(({ streak, seasons: titles }) => (streak > 1 ? whole(streak, titles) : [])),
    ),
  ];
}
