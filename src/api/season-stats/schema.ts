import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { rowKinds } from '../../domain/stats/season/stat-sheet.ts';
import { contract } from '../contract.ts';
import { idOf, oneOf, type Parameter, seasonTitle, sportName } from '../parameters.ts';
import { forViewers } from '../viewer.ts';

const sheetColumn = type({
  key: 'string',
  heading: 'string',
  /** `data-label` of the cells. */
  label: 'string',
  title: 'string',
  /** Heading above several columns. */
  'over?': 'string',
  /** How a rate is computed. */
  'formula?': 'string',
  'isText?': 'true',
});

/** A published figure that differs from the one shown. */
const sheetNote = type({
  /** Key of the column. */
  column: 'string',
  /** The figure as shown; null if none was recorded. */
  derived: 'string | null',
  /** Source of the figure shown: "the box scores" or a newer source. */
  basis: 'string',
  /** The published figure; null if the source has no row. */
  imported: 'string | null',
  source: 'string',
  reason: 'string',
});

const sheetRow = type({
  kind: type.enumerated(...rowKinds),
  /** "Swarm, Molly", "vs Northfield", "Total". */
  name: 'string',
  /** Absent in tables without players. */
  'jersey?': 'string',
  /** Roster id of a player on a public roster. */
  'rosterPlayerId?': 'number.integer',
  /** Page of the player or box score. */
  'url?': 'string',
  'gameId?': 'number.integer',
  /** Rank in a list of leaders; equal figures share a rank. */
  'rank?': 'number.integer',
  /** Whether the player reaches the qualifying minimum; absent in tables without one. */
  'meetsMinimum?': 'boolean',
  /** A formatted cell for each column; null if nothing was recorded. */
  cells: type('string | null').array(),
  /** In a career, who published the figures of a season without games. */
  'source?': 'string',
  /** Cells that a published source prints differently. */
  'notes?': sheetNote.array(),
});

/** A printable table. */
export const statSheet = type({
  /** Id of the section that contains the table. */
  section: 'string',
  'inner?': 'string',
  caption: 'string',
  rowLabel: 'string',
  columns: sheetColumn.array(),
  rows: sheetRow.array(),
  foot: sheetRow.array(),
  /** Who published the figures; absent if they are derived from games. */
  'source?': 'string',
  /** Players that are only in a source, with the reason. */
  'onlyInSource?': type({ name: 'string', source: 'string', reason: 'string' }).array(),
  /** The qualifying minimum in words. */
  'minimum?': 'string',
});
export type NamedSheet = typeof statSheet.infer;
export type NamedRow = typeof sheetRow.infer;

export const statViews = [
  'overall',
  'conference',
  'team',
  'leaders',
  'highs',
  'games',
  'opponents',
  'comparison',
  'player',
  'splits',
  'results',
  'source',
  'differences',
] as const;
export type StatView = (typeof statViews)[number];

/** `Stats/season/{sport}/{season}`. */
export const seasonStats = type({
  sport: sportReference,
  season: type({ id: 'number.integer', title: 'string', isCurrent: 'boolean' }),
  /** Seasons of the sport with statistics, newest first. */
  seasons: type({ title: 'string', isCurrent: 'boolean' }).array(),
  /** "12-3"; null if no game was decided. */
  record: 'string | null',
  /** Number of games with statistics. */
  games: 'number.integer',
  conferenceGames: 'number.integer',
  /** Published season statistics, compared with or shown instead of those derived from games; newest figures first. */
  imports: type({
    source: 'string',
    /** Date of the figures; null if the source has none. */
    date: 'string | null',
    fileName: 'string',
    importedAt: 'string',
    /** "43-21-0" according to the source. */
    'record?': 'string',
    'coach?': 'string',
  }).array(),
  /** Number of cells that differ between the games and the imports. */
  differences: 'number.integer',
  /** Views with content. */
  views: type.enumerated(...statViews).array(),
  /** Players on a public roster with statistics, by name. */
  players: type({ rosterPlayerId: 'number.integer', name: 'string' }).array(),
  view: type.enumerated(...statViews),
  /** Roster id of the player of the view `player`. */
  'playerId?': 'number.integer',
  sheets: statSheet.array(),
});
export type SeasonStats = typeof seasonStats.infer;

/** `Stats/career/{id}`. */
export const careerStats = type({
  sport: sportReference,
  rosterPlayerId: 'number.integer',
  name: 'string',
  /** A table for each part of the book: a row for each season, and the career. */
  sheets: statSheet.array(),
});
export type CareerStats = typeof careerStats.infer;

const tableId: Parameter<string> = {
  parse: type(/^[\w-]{1,80}$/).describe('the id of a table: letters, digits and hyphens, at most 80'),
  description: 'Limits the tables to the one with this id (`inner` if present, otherwise `section`)',
  example: 'individual-overall',
  schema: { type: 'string' },
};

export const seasonStatsContract = contract({
  path: '/Stats/season/{sport}/{season}',
  summary: 'Season statistics, derived from the games or imported',
  parameters: {
    sport: sportName,
    season: { ...seasonTitle, description: 'Title of the season, or the year in which it begins' },
    view: oneOf('View of the statistics; `overall` by default', ...statViews),
    player: idOf('player (`rosterPlayerId`), for the view `player`'),
    table: tableId,
  },
  response: seasonStats,
});

export const careerContracts = forViewers('rosterPlayer', ({ prefix, access, what }) =>
  contract({
    ...access,
    path: `${prefix}/Stats/career/{id}`,
    summary: `A player’s seasons and career in one sport${what}, derived from the games or imported`,
    parameters: { id: idOf('player on a roster (`rosterPlayerId`)'), table: tableId },
    response: careerStats,
  }),
);
