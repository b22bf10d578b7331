import type { ScoreBook } from '../../api/stats/score-book.ts';
import type { StatTable } from '../../domain/stats/column.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { TextColumn, TextDocument, TextRow, TextSection, TextTable } from '../../domain/text-document.ts';
import { comparisonRows } from './comparison-rows.ts';
import { gameFacts } from './game-facts.ts';
import { gameTitle } from './game-title.ts';
import { periodFigures, totalFigures, totalHeads } from './line-score.ts';
import { periodTitleOf } from './period-title-of.ts';
import { factColumns, figures } from './player-cells.ts';
import { listedName } from './player-name.ts';
import { type GameSide, type GameSides, sidesOf } from './sides.ts';
import { type PlayerLine, playerLines, shownColumns } from './stat-rows.ts';

type Options = { data: { book: ScoreBook }; tenant: Tenant };

/** A box score in text form: line score, every table of the players, team comparison and scoring. */
export function toDocument({ data: { book }, tenant }: Options): TextDocument {
  const { game, boxScore } = book;
  const sides = sidesOf(book, tenant);
  return {
    name: `${tenant.slug}-${game.sport.shortName}-${boxScore.venue.date.slice(0, 10)}-box-score`,
    title: `${game.sport.title}: ${gameTitle(sides, game)}`,
    college: tenant.name,
    facts: gameFacts(book, sides)
      .filter(({ value }) => value)
      .map(({ term, value }) => ({ label: term, value })),
    sections: [
      { heading: boxScore.complete ? 'Final score' : 'Score', tables: [lineScoreTable(book, sides)] },
      ...playerSections(book, sides),
      ...comparisonSection(book, sides),
      ...scoringSection(book, sides),
    ],
    notes: [...boxScore.venue.notes],
  };
}

const figure = (value: number | string | undefined): string => String(value ?? '-');

function lineScoreTable({ boxScore }: ScoreBook, sides: GameSides): TextTable {
  const stats = getSportStats(boxScore.family);
  return {
    caption: `Score by ${(stats?.periodName ?? 'period').toLowerCase()}`,
    columns: [
      { heading: 'Team', isRowHeader: true },
      ...boxScore.periods.map(({ label }): TextColumn => ({ heading: label, isFigure: true })),
      ...totalHeads(stats).map(({ label, name }): TextColumn => ({ heading: label, title: name, isFigure: true })),
    ],
    rows: sides.map(({ name, side }) => ({
      cells: [name, ...periodFigures(boxScore, side).map(figure), ...totalFigures(boxScore, side, stats).map(figure)],
    })),
  };
}

/** A section for each table of the sport, visitors first. */
function playerSections({ boxScore: { family, home, away } }: ScoreBook, sides: GameSides): TextSection[] {
  return (getSportStats(family)?.tables ?? []).flatMap((table) => {
    const columns = shownColumns(table, [away, home]);
    const tables = sides
      .filter(({ team }) => columns.length > 0 && playerLines(table, team).length > 0)
      .map((side) => playerTable(table, columns, side));
    return tables.length > 0 ? [{ heading: table.title, tables }] : [];
  });
}

type Columns = ReturnType<typeof shownColumns>;

function playerTable(table: StatTable, columns: Columns, { name, team }: GameSide): TextTable {
  const lines = playerLines(table, team);
  const heads = factColumns(table, lines);
  const total = team.stats[table.group];
  const cellsOf = (line: PlayerLine['line']) => {
    const cells = figures(columns, line, lines);
    return columns.map(({ key }) => cells[key] ?? '-');
  };
  const rows: TextRow[] = lines.map(({ player, line }) => {
    const facts = { '#': player.isTeam ? '' : player.jersey, POS: player.position, GS: player.started ? '*' : '' };
    return { cells: [listedName(player), ...heads.map(({ key }) => facts[key]), ...cellsOf(line)] };
  });
  return {
    caption: `${name} ${table.title.toLowerCase()}`,
    columns: [
      { heading: 'Player', isRowHeader: true },
      ...heads.map(({ label, name: title }) => ({ heading: label, title })),
      ...columns.map(({ abbr, title }): TextColumn => ({ heading: abbr, title, isFigure: true })),
    ],
    rows: total ? [...rows, { kind: 'total', cells: ['Total', ...heads.map(() => ''), ...cellsOf(total)] }] : rows,
  };
}

function comparisonSection({ boxScore }: ScoreBook, sides: GameSides): TextSection[] {
  const rows = comparisonRows(boxScore).map(({ id, cells }) => ({
    cells: [String(id), ...sides.map(({ side }) => figure(cells[side] as string | undefined))],
  }));
  const teams = sides.map(({ name }): TextColumn => ({ heading: name, isFigure: true }));
  const columns: TextColumn[] = [{ heading: 'Statistic', isRowHeader: true }, ...teams];
  return rows.length > 0
    ? [{ heading: 'Team comparison', tables: [{ caption: 'Team comparison', columns, rows }] }]
    : [];
}

/** Scoring plays with the running score, visitors first. */
function scoringSection({ boxScore }: ScoreBook, sides: GameSides): TextSection[] {
  if (boxScore.scoring.length === 0) return [];
  const rows = boxScore.scoring.map(({ period, clock, side, type, text, detail, score }) => ({
    cells: [
      periodTitleOf(boxScore, period),
      clock,
      sides.find((each) => each.side === side)?.name ?? '',
      [text, type, detail].filter(Boolean).join(' · '),
      score ? `${score.away}-${score.home}` : '-',
    ],
  }));
  const columns: TextColumn[] = [
    { heading: 'Period', isRowHeader: true },
    { heading: 'Clock' },
    { heading: 'Team' },
    { heading: 'Play' },
    { heading: 'Score', isFigure: true },
  ];
  return [{ heading: 'Scoring', tables: [{ caption: 'Scoring', columns, rows }] }];
}
