import type {
  BoxDrive,
  BoxPenalty,
  BoxPeriod,
  BoxPlay,
  BoxPlayer,
  BoxScore,
  BoxScoring,
} from '../../domain/box-score.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import type { StatLine } from '../../domain/stats/column.ts';
import type { Moment } from '../game-format.ts';
import type { ToldSituation } from '../situation.ts';
import type { XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

type Groups = Record<string, StatLine>;

/**
 * How one sport's scorers write: what `to-domain.ts` cannot know. Only the first three are required; what a sport
 * leaves out is empty (plays, drives...) or read in the way most sports share (periods, player facts).
 */
export type StatCrewBook = {
  /** A format may serve several sports (soccer and field hockey), told apart by its rules. */
  readonly family: (game: StatCrewGame) => SportFamily;
  /** Periods of regulation where the file has no rules. */
  readonly regulation: number;
  /** Statistic groups of a player; empty groups may be returned, they are dropped. */
  readonly playerStats: (player: XmlElement, game: StatCrewGame) => Groups;
  /** Statistic groups of a team element (its `<totals>`, `<linescore>`...). */
  readonly teamStats: (team: XmlElement, game: StatCrewGame) => Groups;
  /** Groups by period number, of a player or a team's `<totals>`. */
  readonly periodStats?: (element: XmlElement) => Record<string, Groups>;
  /** Facts of a player to put over the shared reading: position, batting order, whether played. */
  readonly playerFacts?: (player: XmlElement, game: StatCrewGame) => Partial<BoxPlayer>;
  /** The players of a team in the order of its box score, where that is not the file's. */
  readonly players?: (team: XmlElement) => XmlElement[];
  /** Groups of a team by period number, where they are not in its `<totals>`. */
  readonly teamPeriodStats?: (team: XmlElement, game: StatCrewGame) => Record<string, Groups>;
  /** Notes to put behind the venue's own. */
  readonly notes?: (game: StatCrewGame) => string[];
  readonly periods?: (game: StatCrewGame, regulation: number) => BoxPeriod[];
  readonly scoring?: (game: StatCrewGame) => BoxScoring[];
  readonly plays?: (game: StatCrewGame) => BoxPlay[];
  readonly drives?: (game: StatCrewGame) => BoxDrive[];
  readonly penalties?: (game: StatCrewGame) => BoxPenalty[];
  /** How things stand at the moment of a game under way. */
  readonly situation?: (game: StatCrewGame) => ToldSituation;
  /** Anything else to put over the finished game, such as the doubleheader number. */
  readonly gameFacts?: (game: StatCrewGame, moment: Moment) => Partial<BoxScore>;
};
