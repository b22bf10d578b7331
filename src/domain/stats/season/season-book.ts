import type { StatColumn, StatGroups } from '../column.ts';
import type { StatGame, StatPlayer } from './stat-game.ts';

/** Sums by group. The group `games` has the games played and started (`gp`, `gs`). */
export type SeasonLine = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Conditions for a player to be ranked by a rate; all given ones must hold. */
export type Minimum = {
  /** Their sum is compared. */
  figures: readonly string[];
  /** Names of the counted unit; `size` figures make one unit, such as three outs an inning. */
  unit: { one: string; many: string; size?: number };
  perTeamGame?: number;
  /** Counts the team's sets instead of its games. */
  perTeamSet?: number;
  /** Share of the team's games in which the player has to appear. */
  games?: number;
};

export type SeasonTable = {
  /** Id of the table's section in the document; tables with the same section share one. */
  section: string;
  /** Id of the table inside a shared section. */
  inner?: string;
  caption: string;
  groups: readonly string[];
  columns: readonly StatColumn[];
  /** The columns of conference games, where they are others. */
  conferenceColumns?: readonly StatColumn[];
  /** Lists the lines in which any of these is nonzero; everyone who played if absent. */
  shownWhen?: readonly string[];
  /** Key of the column by which players are sorted, largest first unless `ascending`. */
  sortBy: string;
  ascending?: true;
  /** Players who reach it are listed first. */
  minimum?: string;
  /** Name of the row with figures that belong to no player, such as team rebounds and kneel-downs; "Team" if absent. */
  unassigned?: string;
  /** Omits totals. */
  playersOnly?: true;
  /** Shown only for all games, such as participation. */
  overallOnly?: true;
};

/** A row of the comparison of the team with its opponents; `heading` rows have no figures. */
export type TeamRow =
  | { heading: string }
  | { title: string; abbr?: string; text: (line: SeasonLine, other: SeasonLine) => string | undefined };

/** A figure of the team in each period, such as shots. */
export type PeriodFigure = { caption: string; group: string; key: string };

/** A game-by-game table. */
export type LogTable = { caption: string; groups: readonly string[]; columns: readonly LogColumn[] };

/** A running column is computed from all games so far. */
export type LogColumn = StatColumn & { running?: true };

/** The best game of the team or a player in one figure. */
export type High = { title: string; group: string; key: string; print?: (value: number) => string };

export type LeaderList = {
  title: string;
  groups: readonly string[];
  /** The first column ranks. */
  columns: readonly StatColumn[];
  ascending?: true;
  /** Absent for counts. */
  minimum?: string;
  /** Also lists team figures that belong to no player, such as team rebounds. */
  unassigned?: true;
};

/** The season statistics of a sport as data. */
export type SeasonBook = {
  tables: readonly SeasonTable[];
  team: readonly TeamRow[];
  /** The score by period and other figures that files have by period; `overtime` heads the periods after regulation. */
  periods: { caption: string; overtime: string; figures?: readonly PeriodFigure[] };
  logs: readonly LogTable[];
  highs: readonly High[];
  leaders: readonly LeaderList[];
  /** Minimums by the name that tables and leaders refer to; a sport and a season's rules may override them. */
  minimums: Readonly<Record<string, Minimum>>;
  /** Ids of the tables of the team's splits and a player's. */
  splits: readonly string[];
  /** Figures of a player that follow from the whole game, such as a shutout. */
  playerFigures?: (player: StatPlayer, game: StatGame) => StatGroups | undefined;
  /** Figures of our team that are not sums of its players'. */
  teamFigures?: (game: StatGame) => StatGroups | undefined;
  /** Figures of our team that belong to no player and are not in its lines, such as empty-net goals. */
  unassignedFigures?: (game: StatGame) => StatGroups | undefined;
  /** Figures that follow from sums of several groups, such as points from touchdowns and kicks. */
  derive?: (sums: SeasonLine, isTeam: boolean) => SeasonLine;
};
