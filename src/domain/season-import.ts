import type { StatGroups } from './stats/column.ts';
import type { SheetColumn, StatSheet } from './stats/season/stat-sheet.ts';

/** Games that a line covers. */
export const lineScopes = ['overall', 'conference'] as const;
/** Whose line it is; `unassigned` are team figures that belong to no player, such as team rebounds. */
export const lineSubjects = ['player', 'unassigned', 'team', 'opponents'] as const;
/** Views of the statistics page that may list a table of a season file; `source` only lists it as published. */
export const publishedViews = ['team', 'leaders', 'highs', 'games', 'opponents', 'results', 'source'] as const;

/** Cells that a file prints differently from the value computed from its counts, by table id and column key. */
export type PrintedCells = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A line of a season file: figures of a player or team over all games of a scope. */
export type ImportedLine = {
  scope: (typeof lineScopes)[number];
  subject: (typeof lineSubjects)[number];
  firstName: string;
  lastName: string;
  jersey: string;
  position: string;
  classYear: string;
  stats: StatGroups;
  printed: PrintedCells;
};

/** A table of a season file as published. */
export type PublishedSheet = StatSheet & { view: (typeof publishedViews)[number] };

/** A column of a file that the sport's table does not have. */
export type ExtraColumn = { scope: ImportedLine['scope']; table: string; after: string; column: SheetColumn };

/** The columns that a file has in a table, by key. */
export type PublishedColumns = { scope: ImportedLine['scope']; table: string; keys: readonly string[] };

/** Facts about the team in a season file. Records are text: "43-21-0". */
export type SeasonFacts = {
  team: string;
  /** Title of the season as in the file. */
  season?: string;
  overall?: string;
  conferenceRecord?: string;
  home?: string;
  away?: string;
  neutral?: string;
  coach?: string;
  conference?: string;
  /** Innings of a regulation game, the basis of the ERA. */
  eraInnings?: number;
  extraColumns?: readonly ExtraColumn[];
  columns?: readonly PublishedColumns[];
};
