import { type SeasonStats, type StatView, statViews } from '../../api/season-stats/schema.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { href } from '../../routing/routes.ts';

/** The requested tables and their order. */
export type StatsQuery = {
  view: StatView;
  /** Roster id of the player of the view `player`. */
  player: number | undefined;
  /** Id of a table with the key of a column. */
  sort: { table: string; key: string; ascending: boolean } | undefined;
};

const isView = (name: string | null): name is StatView => statViews.some((view) => view === name);

/** An unknown view is the overall one, and so is that of a player without a valid id. */
export function parseStatsQuery(query: URLSearchParams): StatsQuery {
  const named = query.get('view');
  const player = parseRowId(query.get('player') ?? '');
  const view = !isView(named) || (named === 'player' && player === undefined) ? 'overall' : named;
  const [table, key] = [query.get('table'), query.get('sort')];
  return {
    view,
    player: view === 'player' ? player : undefined,
    sort: table && key ? { table, key, ascending: query.get('order') === 'asc' } : undefined,
  };
}

type Place = Pick<SeasonStats, 'sport' | 'season'>;

export const slugOf = ({ sport }: Pick<Place, 'sport'>): string => sport.globalSportNameSlug ?? sport.shortName;

/** The address of a view; the overall one has none in its query. */
export const statsAddress = (
  place: Place,
  view: StatView = 'overall',
  { player, season = place.season.title }: { player?: number | undefined; season?: string } = {},
): string =>
  href('cumeStats', { sportSlug: slugOf(place), season }, { view: view === 'overall' ? undefined : view, player });

export const viewLabels: Record<StatView, string> = {
  overall: 'Overall',
  conference: 'Conference',
  team: 'Team',
  leaders: 'Leaders',
  highs: 'Game highs',
  games: 'Game-by-game',
  opponents: 'Opponents',
  player: 'Player',
  splits: 'Splits',
  results: 'Results',
};
