import { type NamedSheet, type SeasonStats, type StatView, statViews } from '../../api/season-stats/schema.ts';
import { longDate } from '../../domain/printed-date.ts';
import { sportSlug } from '../../domain/sport.ts';
import { figuresOfLogs } from '../../domain/stats/season/game-chart.ts';
import { href } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The requested tables and their order. */
export type StatsQuery = {
  view: StatView;
  /** Roster id of the player of the view `player`. */
  player: number | undefined;
  /** Name of the figure in the chart of a player. */
  figure: string | undefined;
  /** Id of a table with the key of a column. */
  sort: { table: string; key: string; ascending: boolean } | undefined;
};

const isView = (name: string): name is StatView => statViews.some((view) => view === name);

/** Parses the query of the page; undefined if a value is unknown. Tables and columns are checked later, against the statistics. */
export function parseStatsQuery(query: URLSearchParams): StatsQuery | undefined {
  const view = query.get('view') || 'overall';
  const player = query.get('player') ? parseRowId(query.get('player') ?? '') : null;
  const [table, key, order, figure] = ['table', 'sort', 'order', 'figure'].map((name) => query.get(name) || undefined);
  if (!isView(view) || player === undefined || (view === 'player' && player === null)) return undefined;
  if (figure !== undefined && view !== 'player') return undefined;
  if ((table === undefined) !== (key === undefined)) return undefined;
  if (order !== undefined && (key === undefined || !['asc', 'desc'].includes(order))) return undefined;
  return {
    view,
    player: view === 'player' ? (player ?? undefined) : undefined,
    figure,
    sort: table && key ? { table, key, ascending: order === 'asc' } : undefined,
  };
}

type Requested = Pick<StatsQuery, 'sort' | 'figure'>;

/** Whether the statistics have the requested table, column and figure. */
export const hasRequested = ({ sheets }: Pick<SeasonStats, 'sheets'>, { sort, figure }: Requested): boolean =>
  (sort === undefined ||
    sheets.some((sheet) => idOf(sheet) === sort.table && sheet.columns.some(({ key }) => key === sort.key))) &&
  (figure === undefined || figuresOfLogs(sheets).some(({ name }) => name === figure));

export const idOf = ({ inner, section }: Pick<NamedSheet, 'inner' | 'section'>): string => inner ?? section;

type Place = Pick<SeasonStats, 'sport' | 'season'>;

/** The address of a view; the overall one has none in its query. */
export const statsAddress = (
  place: Place,
  view: StatView = 'overall',
  {
    player,
    season = place.season.title,
    figure,
  }: { player?: number | undefined; season?: string; figure?: string } = {},
): string =>
  href(
    'cumeStats',
    { sportSlug: sportSlug(place.sport), season },
    {
      view: view === 'overall' ? undefined : view,
      player,
      figure,
    },
  );

/** The player of the view `player`, first name first. */
export function shownPlayer({ players, playerId }: Pick<SeasonStats, 'players' | 'playerId'>) {
  const player = players.find(({ rosterPlayerId }) => rosterPlayerId === playerId);
  return player && { ...player, name: player.name.split(', ').reverse().join(' ') };
}

export const viewLabels: Record<StatView, string> = {
  overall: 'Overall',
  conference: 'Conference',
  team: 'Team',
  leaders: 'Leaders',
  highs: 'Game highs',
  games: 'Game-by-game',
  opponents: 'Opponents',
  comparison: 'Comparison',
  player: 'Player',
  splits: 'Splits',
  results: 'Results',
  source: 'As published',
  differences: 'Differences',
};

/** "TAS Baseball/Softball, February 17, 2026". */
export const sourceText = (imports: SeasonStats['imports']): string =>
  imports.map(({ source, date }) => (date ? `${source}, ${longDate(date)}` : source)).join('; ');
