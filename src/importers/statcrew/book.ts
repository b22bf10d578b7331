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
import type { ParseMode } from '../game-format.ts';
import type { RawSituation } from '../situation.ts';
import type { XmlElement } from '../xml/element.ts';
import type { StatCrewGame } from './game.ts';

type Groups = Record<string, StatLine>;

/**
 * The sport-specific parts of a StatCrew file. Only the first three are required; the others default to empty (plays,
 * drives) or to the shared reading (periods, player facts).
 */
export type StatCrewBook = {
  /** One format may serve several sports (soccer and field hockey), distinguished by its rules. */
  readonly family: (game: StatCrewGame) => SportFamily;
  /** Regulation periods if the file has no rules. */
  readonly regulation: number;
  /** Statistic groups of a player; empty groups are dropped later. */
  readonly playerStats: (player: XmlElement, game: StatCrewGame) => Groups;
  /** Statistic groups of a team element (its `<totals>`, `<linescore>`...). */
  readonly teamStats: (team: XmlElement, game: StatCrewGame) => Groups;
  /** Groups by period number, of a player or a team's `<totals>`. */
  readonly periodStats?: (element: XmlElement) => Record<string, Groups>;
  /** Player facts that override the shared reading: position, batting order, whether played. */
  readonly playerFacts?: (player: XmlElement, game: StatCrewGame) => Partial<BoxPlayer>;
  /** A team's players in box-score order, if it differs from the file's. */
  readonly players?: (team: XmlElement) => XmlElement[];
  /** Team groups by period number, if not in `<totals>`. */
  readonly teamPeriodStats?: (team: XmlElement, game: StatCrewGame) => Record<string, Groups>;
  /** Notes appended to the venue's. */
  readonly notes?: (game: StatCrewGame) => string[];
  readonly periods?: (game: StatCrewGame, regulation: number) => BoxPeriod[];
  readonly scoring?: (game: StatCrewGame) => BoxScoring[];
  readonly plays?: (game: StatCrewGame) => BoxPlay[];
  readonly drives?: (game: StatCrewGame) => BoxDrive[];
  readonly penalties?: (game: StatCrewGame) => BoxPenalty[];
  /** Situation of a game in progress. */
  readonly situation?: (game: StatCrewGame) => RawSituation;
  /** Other overrides of the final box score, such as the doubleheader number. */
  readonly gameFacts?: (game: StatCrewGame, mode: ParseMode) => Partial<BoxScore>;
};
