import type { StatGroups, StatLine } from '../stats/column.ts';
import { reachesMinimum } from '../stats/season/minimums.ts';
import type { LeaderList, Minimum, SeasonBook, SeasonLine } from '../stats/season/season-book.ts';
import { lineFor, personGroups, type SeasonLines, sumOfLines, teamGroups } from '../stats/season/season-lines.ts';
import type { StatGame } from '../stats/season/stat-game.ts';
import { bestMarks, type Mark, type RecordSubject } from './record-list.ts';

/** A season with its games, and its lines, derived from these or published by a source. */
export type PlayedSeason = {
  title: string;
  games: readonly StatGame[];
  lines: Pick<SeasonLines, 'games' | 'players' | 'team'>;
  /** Of published lines. */
  source?: string | undefined;
  minimums: Readonly<Record<string, Minimum>>;
  /** All games have been played; rates of a season in progress are not records. */
  isOver: boolean;
};

type BestMarks = Record<RecordSubject, readonly Mark[]>;

/** A season's contribution to records, without its games, which would take the most memory. */
export type RecordSeason = Pick<PlayedSeason, 'title' | 'lines' | 'source'> & {
  /** The best games, by index in the book's `highs`. */
  highs: readonly BestMarks[];
  /** The best lines, by index in the book's `leaders`. */
  leaders: readonly BestMarks[];
};

export const toRecordSeason = (book: SeasonBook, season: PlayedSeason): RecordSeason => ({
  title: season.title,
  lines: season.lines,
  source: season.source,
  highs: bestGames(book, season),
  leaders: book.leaders.map((list) => bestLines(list, season)),
});

function bestGames(book: SeasonBook, { title, games }: PlayedSeason): BestMarks[] {
  type Entry = { mark: Omit<Mark, 'value' | 'text'>; line: SeasonLine | StatGroups };
  const seasons = [title];
  const team = games.map((game): Entry => ({ mark: { game: game.id, seasons }, line: teamGroups(book, game) }));
  const individual = games.flatMap((game) =>
    [...personGroups(book, game)].map(
      ([person, groups]): Entry => ({
        mark: { game: game.id, seasons, person },
        line: sumOfLines(book, groups, false),
      }),
    ),
  );
  return book.highs.map(({ group, key, print = String }) => {
    const bestOf = (entries: readonly Entry[]) => {
      const marks = entries.flatMap(({ mark, line }): Mark[] => {
        const value = line[group]?.[key];
        return typeof value === 'number' && value > 0 ? [{ ...mark, value, text: print(value) }] : [];
      });
      return bestMarks(marks, false);
    };
    return { individual: bestOf(individual), team: bestOf(team) };
  });
}

function bestLines(list: LeaderList, { title, lines, source, minimums, isOver }: PlayedSeason): BestMarks {
  const { minimum: name, groups, ascending = false, columns } = list;
  const isRate = columns[0]?.formula !== undefined;
  if ((isRate || ascending) && !isOver) return { individual: [], team: [] };
  const minimum = name === undefined ? undefined : minimums[name];
  const individual = [...lines.players].flatMap(([person, line]) => {
    const figures = lineFor(groups, line);
    const qualifies = !minimum || reachesMinimum(minimum, figures, lines);
    return qualifies ? marksOf(list, figures, { person, seasons: [title], source }) : [];
  });
  // a team's minutes follow from the rules
  const hasTeam = columns[0]?.key !== 'sec' && lines.games > 0;
  const team = hasTeam ? marksOf(list, lineFor(groups, lines.team), { seasons: [title], source }) : [];
  return { individual: bestMarks(individual, ascending), team };
}

/** The mark of a line; undefined if nothing was recorded, or for zero unless lower is better. */
export function marksOf({ columns: [by], ascending }: LeaderList, figures: StatLine, rest: Partial<Mark>): Mark[] {
  const [value, text] = [by?.value(figures), by?.text(figures)];
  return value === undefined || text === undefined || (value === 0 && !ascending) ? [] : [{ value, text, ...rest }];
}
