import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { rowKinds } from '../../domain/stats/season/stat-sheet.ts';

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
  /** In a list of leaders; equal figures share a rank. */
  'rank?': 'number.integer',
  /** Whether the player reaches the qualifying minimum; absent in tables without one. */
  'meetsMinimum?': 'boolean',
  /** A printed cell for each column; null where nothing was recorded. */
  cells: type('string | null').array(),
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
