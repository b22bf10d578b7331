import type { StatGroups, StatLine } from '../stats/column.ts';
import { reachesMinimum } from '../stats/season/minimums.ts';
import type { LeaderList, Minimum, SeasonBook, SeasonLine } from '../stats/season/season-book.ts';
import { lineFor, personGroups, type SeasonLines, sumOfLines, teamGroups } from '../stats/season/season-lines.ts';
import type { StatGame } from '../stats/season/stat-game.ts';
import { type Mark, type RecordList, toLists } from './record-list.ts';

/** A season as records read it: its games with box scores, and its lines, derived from these or published by a source. */
export type RecordSeason = {
  title: string;
  games: readonly StatGame[];
  lines: Pick<SeasonLines, 'games' | 'players' | 'team'>;
  /** Of published lines. */
  source?: string | undefined;
  minimums: Readonly<Record<string, Minimum>>;
  /** All games are played; rates of a season in progress are no records. */
  isOver: boolean;
};

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

function gameRecords(book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] {
  type Entry = { mark: Omit<Mark, 'value' | 'text'>; line: SeasonLine | StatGroups };
  const games = seasons.flatMap(({ title, games }) => games.map((game) => ({ game, seasons: [title] })));
  const team = games.map(
    ({ game, seasons }): Entry => ({ mark: { game: game.id, seasons }, line: teamGroups(book, game) }),
  );
  const individual = games.flatMap(({ game, seasons }) =>
    [...personGroups(book, game)].map(
      ([person, groups]): Entry => ({
        mark: { game: game.id, seasons, person },
        line: sumOfLines(book, groups, false),
      }),
    ),
  );
  return book.highs.flatMap(({ title, group, key, print = String }) => {
    const marksOf = (entries: readonly Entry[]) =>
      entries.flatMap(({ mark, line }): Mark[] => {
        const value = line[group]?.[key];
        return typeof value === 'number' && value > 0 ? [{ ...mark, value, text: print(value) }] : [];
      });
    return [
      ...toLists({ title, subject: 'individual', span: 'game' }, marksOf(individual)),
      ...toLists({ title, subject: 'team', span: 'game' }, marksOf(team)),
    ];
  });
}

/** The mark of a line; none where nothing was recorded, and no zeros unless the least is the best. */
function marksOf({ columns: [by], ascending }: LeaderList, figures: StatLine, rest: Partial<Mark>): Mark[] {
  const [value, text] = [by?.value(figures), by?.text(figures)];
  return value === undefined || text === undefined || (value === 0 && !ascending) ? [] : [{ value, text, ...rest }];
}

function seasonRecords(book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] {
  return book.leaders.flatMap((list) => {
    const { title, minimum: name, groups, ascending, columns } = list;
    const isRate = columns[0]?.formula !== undefined;
    const ranked = isRate || ascending ? seasons.filter(({ isOver }) => isOver) : seasons;
    const individual = ranked.flatMap(({ title: season, lines, source, minimums }) =>
      [...lines.players].flatMap(([person, line]) => {
        const figures = lineFor(groups, line);
        const minimum = name === undefined ? undefined : minimums[name];
        const qualifies = !minimum || reachesMinimum(minimum, figures, lines);
        return qualifies ? marksOf(list, figures, { person, seasons: [season], source }) : [];
      }),
    );
    // a team's minutes follow from the rules
    const ofTeam = columns[0]?.key === 'sec' ? [] : ranked;
    const team = ofTeam.flatMap(({ title: season, lines, source }) =>
      lines.games === 0 ? [] : marksOf(list, lineFor(groups, lines.team), { seasons: [season], source }),
    );
    return [
      ...toLists(
        { title, subject: 'individual', span: 'season', hasMinimum: name !== undefined, ascending },
        individual,
      ),
      ...toLists({ title, subject: 'team', span: 'season', ascending }, team),
    ];
  });
}

function careerRecords(book: SeasonBook, seasons: readonly RecordSeason[]): RecordList[] {
  const played = new Map<string, { line: SeasonLine; season: RecordSeason }[]>();
  for (const season of seasons) {
    for (const [person, line] of season.lines.players) {
      const lines = played.get(person) ?? [];
      played.set(person, lines);
      lines.push({ line, season });
    }
  }
  const careers = [...played].map(([person, parts]) => ({
    line: sumOfLines(
      book,
      parts.map(({ line }) => line),
      false,
    ),
    // a career qualifies as one long season of its teams
    games: parts.reduce((total, { season }) => total + season.lines.games, 0),
    team: sumOfLines(
      book,
      parts.map(({ season }) => season.lines.team),
      true,
    ),
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
