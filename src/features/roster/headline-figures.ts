import type { PlayerBio } from '../../api/players/schema.ts';
import type { CareerStats, NamedSheet } from '../../api/season-stats/schema.ts';
import type { GameFigure } from '../../domain/stats/season/game-chart.ts';
import { figureIn } from '../../domain/stats/season/sort-sheet.ts';
import { formatOrdinal, withThousands } from '../../web/text.ts';

export type HeadlineFigure = {
  label: string;
  value: string;
  /** "2nd on the team", "17.3 a game", "Career 1,204". */
  notes: string[];
  /** Absent if no column of the game log adds up to the value. */
  byGame?: GameFigure;
};

type Sources = {
  player: Pick<PlayerBio, 'rosterPlayerId' | 'seasons' | 'season'>;
  /** Lists of the team's leaders. */
  leaders: readonly NamedSheet[];
  career: CareerStats['sheets'];
  games: readonly GameFigure[];
};

const count = 3;
/** Fewer games have no chart. */
const minGames = 3;

/** Lists in which leading is no distinction, or that repeat another list. */
const leftOut = new Set(['Turnovers', 'Fouls', 'Minutes', 'Scoring Average', 'Assist-Turnover Ratio']);

/** Labels of lists whose caption does not name the figure. */
const labels: Record<string, string> = {
  Rushing: 'Rushing yards',
  Passing: 'Passing yards',
  Receiving: 'Receiving yards',
  Scoring: 'Points',
};

/** A rank in an early list of the book, such as points, counts as much as a better rank in a later list. */
const placesPerList = 0.35;

/**
 * A player's three best figures of the season in the order of the sport's book, with the rank on the team. Games, starts
 * and seasons fill the places of players without a rank; nothing for those who have not played.
 */
export function headlineFigures(sources: Sources): HeadlineFigure[] {
  const ranked = sources.leaders
    .flatMap((sheet, index) => rankedFigure(sheet, index, sources) ?? [])
    .sort((a, b) => a.weight - b.weight)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ figure }) => figure);
  return [...ranked, ...participation(sources.player)].slice(0, count);
}

function rankedFigure(sheet: NamedSheet, index: number, { player, career, games }: Sources) {
  const name = sheet.caption.replace('Category Leaders - ', '');
  const row = sheet.rows.find(({ rosterPlayerId }) => rosterPlayerId === player.rosterPlayerId);
  const key = sheet.columns[0]?.key;
  const value = row?.cells[0] && firstOf(row.cells[0]);
  if (leftOut.has(name) || !row?.rank || !key || !value) return undefined;
  const byGame = games.find((each) => each.name.endsWith(`-${key}`) && sumOf(each) === figureIn(value));
  const figure: HeadlineFigure = {
    label: labels[name] ?? sentenceCase(name),
    value: withThousands(value),
    notes: [
      rankText(sheet, row.rank),
      averageText(sheet, row.cells),
      careerText(career, player.season.title, key, value),
    ].filter((note) => note !== undefined),
    ...(byGame && byGame.games.length >= minGames && { byGame }),
  };
  return { figure, index, weight: row.rank + index * placesPerList };
}

/** Pairs, such as stolen bases and attempts, are ranked by the first figure. */
const firstOf = (cell: string): string => cell.replace(/^(\d+)-.*$/, '$1');

/** The total of the career table whose line for this season has the same figure. */
function careerText(career: Sources['career'], season: string, key: string, value: string): string | undefined {
  for (const { columns, rows, foot } of career) {
    const at = columns.findIndex((column) => column.key === key);
    const own = rows.find(({ name }) => name === season)?.cells[at];
    const sum = foot[0]?.cells[at];
    if (rows.length > 1 && own && sum && firstOf(own) === value) return `Career ${withThousands(firstOf(sum))}`;
  }
  return undefined;
}

function rankText({ rows }: NamedSheet, rank: number): string | undefined {
  // leading a list of one is no distinction
  if (rows.length < 2) return undefined;
  const isTied = rows.filter((row) => row.rank === rank).length > 1;
  return `${isTied ? 'Tied for ' : ''}${formatOrdinal(rank)} on the team`;
}

function averageText({ columns }: NamedSheet, cells: NamedSheet['rows'][number]['cells']): string | undefined {
  const at = columns.findIndex(({ title }, index) => index > 0 && / a (game|set)$/.test(title));
  const unit = columns[at]?.title.match(/a (?:game|set)$/)?.[0];
  return unit && cells[at] ? `${cells[at]} ${unit}` : undefined;
}

function participation({ rosterPlayerId, seasons }: Sources['player']): HeadlineFigure[] {
  const own = seasons.find((season) => season.rosterPlayerId === rosterPlayerId);
  if (!own?.gamesPlayed) return [];
  const inSport = seasons.filter(({ sportSlug }) => sportSlug === own.sportSlug).length;
  return [
    { label: own.gamesPlayed === 1 ? 'Game' : 'Games', value: String(own.gamesPlayed), notes: [] },
    { label: own.gamesStarted === 1 ? 'Start' : 'Starts', value: String(own.gamesStarted), notes: [] },
    { label: inSport === 1 ? 'Season' : 'Seasons', value: String(inSport), notes: [] },
  ];
}

const sumOf = ({ games }: GameFigure): number => games.reduce((sum, { value = 0 }) => sum + value, 0);

const sentenceCase = (title: string): string => title.charAt(0) + title.slice(1).toLowerCase();
