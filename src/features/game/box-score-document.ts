import type { ScoreBook } from '../../api/stats/score-book.ts';
import { mediumDate } from '../../domain/printed-date.ts';
import type { StatTable } from '../../domain/stats/column.ts';
import { getSportStats } from '../../domain/stats/families.ts';
import type { Tenant } from '../../domain/tenant.ts';
import type { TextColumn, TextDocument, TextRow, TextSection, TextTable } from '../../web/text-document.ts';
import { comparisonRows } from './comparison-rows.ts';
import { eventSections } from './event-sections.ts';
import { gameFacts } from './game-facts.ts';
import { gameTitle } from './game-title.ts';
import { periodFigures, totalFigures, totalHeads } from './line-score.ts';
import { participants } from './participants.ts';
import { factColumns, figures } from './player-cells.ts';
import { listedName } from './player-name.ts';
import { scorebookLines } from './scorebook-lines.ts';
import { type GameSide, type GameSides, sidesOf } from './sides.ts';
import { type PlayerLine, playerLines, shownColumns } from './stat-rows.ts';

type Options = { data: { book: ScoreBook }; tenant: Tenant };

/** A box score as a text document: line score, all player tables, team comparison, scoring, plays and corrections. */
export function toDocument({ data: { book }, tenant }: Options): TextDocument {
  const { game, boxScore } = book;
  const sides = sidesOf(book, tenant);
  return {
    name: `${tenant.slug}-${game.sport.shortName}-${boxScore.venue.date.slice(0, 10)}-box-score`,
    title: `${game.sport.title}: ${gameTitle(sides, game)}`,
    college: tenant.name,
    facts: [
      ...gameFacts(book, sides)
        .filter(({ value }) => value)
        .map(({ term, value }) => ({ label: term, value })),
      ...boxScore.officials.map(({ role, name }) => ({ label: role || 'Official', value: name })),
    ],
    sections: [
      { heading: boxScore.complete ? 'Final score' : 'Score', tables: [lineScoreTable(book, sides)] },
      ...playerSections(book, sides),
      ...participationSection(book, sides),
      ...comparisonSection(book, sides),
      ...eventSections(book, sides),
      ...correctionSection(book),
    ],
    notes: [...scorebookLines(book, sides), ...boxScore.venue.notes],
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
    cells: [id, ...sides.map(({ side }) => figure(cells[side]))],
  }));
  const teams = sides.map(({ name }): TextColumn => ({ heading: name, isFigure: true }));
  const columns: TextColumn[] = [{ heading: 'Statistic', isRowHeader: true }, ...teams];
  return rows.length > 0
    ? [{ heading: 'Team comparison', tables: [{ caption: 'Team comparison', columns, rows }] }]
    : [];
}

/** Everyone who played, for sports whose tables do not list all. */
function participationSection({ boxScore: { family } }: ScoreBook, sides: GameSides): TextSection[] {
  const positions = getSportStats(family)?.participation;
  if (!positions) return [];
  const tables = sides.flatMap(({ name, team }) => {
    const { starters, others } = participants(team, positions);
    const rows = [...starters, ...others].map((player) => ({
      cells: [player.jersey, listedName(player), player.position, player.started ? 'Starter' : 'Substitute'],
    }));
    const columns: TextColumn[] = [
      { heading: '#', isFigure: true },
      { heading: 'Player', isRowHeader: true },
      { heading: 'POS', title: 'Position' },
      { heading: 'Role' },
    ];
    return rows.length > 0 ? [{ caption: `${name} participation`, columns, rows }] : [];
  });
  return tables.length > 0 ? [{ heading: 'Participation', tables }] : [];
}

function correctionSection({ corrections }: ScoreBook): TextSection[] {
  if (corrections.length === 0) return [];
  const columns: TextColumn[] = [
    { heading: 'Figure', isRowHeader: true },
    { heading: 'Before', isFigure: true },
    { heading: 'Now', isFigure: true },
    { heading: 'On' },
  ];
  const rows = corrections.map(({ field, before, after, correctedAt }) => ({
    cells: [field, before ?? '-', after ?? '-', mediumDate(correctedAt.slice(0, 10))],
  }));
  const caption = 'Figures changed since they were first published';
  return [{ heading: 'Corrected', tables: [{ caption, columns, rows }] }];
}
