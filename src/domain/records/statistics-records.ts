import { reachesMinimum } from '../stats/season/minimums.ts';
import type { SeasonBook, SeasonLine } from '../stats/season/season-book.ts';
import { lineFor, sumOfLines } from '../stats/season/season-lines.ts';
import { type RecordList, type RecordSubject, toLists } from './record-list.ts';
import { marksOf, type RecordSeason } from './record-season.ts';

const subjects: readonly RecordSubject[] = ['individual', 'team'];

/**
 * Records of a sport in every statistic of its book: single games of the team and players, seasons of both, and careers.
 * Career lines are the sums of season lines; published seasons count like those derived from games. Seasons are given
 * from the first to the last.
 */
export const statisticsRecords = (book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] => [
  ...gameRecords(book, seasons),
  ...seasonRecords(book, seasons),
  ...careerRecords(book, seasons),
];

const gameRecords = (book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] =>
  book.highs.flatMap(({ title }, index) =>
    subjects.flatMap((subject) =>
      toLists(
        { title, subject, span: 'game' },
        seasons.flatMap(({ highs }) => highs[index]?.[subject] ?? []),
      ),
    ),
  );

const seasonRecords = (book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] =>
  book.leaders.flatMap(({ title, minimum, ascending }, index) =>
    subjects.flatMap((subject) =>
      toLists(
        { title, subject, span: 'season', hasMinimum: subject === 'individual' && minimum !== undefined, ascending },
        seasons.flatMap(({ leaders }) => leaders[index]?.[subject] ?? []),
      ),
    ),
  );

function careerRecords(book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] {
  const played = new Map<string, { line: SeasonLine; season: RecordSeason }[]>();
  for (const season of seasons) {
    for (const [person, line] of season.lines.players) {
      const lines = played.get(person) ?? [];
      played.set(person, lines);
      lines.push({ line, season });
    }
  }
  // teammates of the same seasons share the totals of their teams
  const teams = new Map<string, SeasonLine>();
  const teamOf = (parts: readonly { season: RecordSeason }[]): SeasonLine => {
    const key = parts.map(({ season }) => season.title).join();
    const lines = parts.map(({ season }) => season.lines.team);
    const sum = teams.get(key) ?? sumOfLines(book, lines, true);
    teams.set(key, sum);
    return sum;
  };
  const careers = [...played].map(([person, parts]) => ({
    line: sumOfLines(
      book,
      parts.map(({ line }) => line),
      false,
    ),
    // a career has to qualify as if it were one long season
    games: parts.reduce((total, { season }) => total + season.lines.games, 0),
    team: teamOf(parts),
    mark: {
      person,
      seasons: parts.map(({ season }) => season.title),
      source: parts.find(({ season }) => season.source)?.season.source,
    },
  }));
  return book.leaders.flatMap((list) => {
    const { title, minimum: name, groups, ascending } = list;
    const minimum = name === undefined ? undefined : book.minimums[name];
    const marks = careers.flatMap(({ line, games, team, mark }) => {
      const figures = lineFor(groups, line);
      return minimum && !reachesMinimum(minimum, figures, { games, team }) ? [] : marksOf(list, figures, mark);
    });
    return toLists({ title, subject: 'individual', span: 'career', hasMinimum: name !== undefined, ascending }, marks);
  });
}
