import type { Side } from '../../src/domain/side.ts';
import type { ClockDirection } from '../../src/importers/statcrew/goal-sports/board-clock.ts';
import type { XmlElement } from '../../src/importers/xml/element.ts';
import type { Score } from '../recorded-game.ts';
import type { Count } from '../tally.ts';
import type { Teams } from './teams.ts';

/** A play with the state of the game after it. */
export type ReplayMoment = {
  readonly play: XmlElement;
  /** Elements after the play that belong to it: its score, or the drive that it ended. */
  readonly trailing: readonly XmlElement[];
  /** Path of child indexes from `<plays>` to the play. */
  readonly path: readonly number[];
  readonly period: number;
  /** The team at bat. */
  readonly batting?: Side | undefined;
  /** Whether it is the last play of its period and of its half. */
  readonly endsPeriod: boolean;
  /** The score after the play, in total and by period. */
  readonly score: Score;
  readonly line: readonly Partial<Score>[];
  /** Clock at the play, or at the previous one if it has no time. */
  readonly clock: string;
  readonly seconds: number;
  /** The players named in the play. */
  readonly named: readonly { readonly side: Side; readonly player: string }[];
};

/** Sport-specific counting of plays. Figures are named as in the file: "group.attribute". */
export type ReplayBook = {
  /** Default minutes of a period and overtime, and the clock direction; absent in sports without a clock. */
  readonly clock?: { readonly direction: ClockDirection; readonly minutes: number; readonly overtime: number };
  readonly regulation: number;
  /** The clock of a play. */
  readonly clockOf?: (play: XmlElement) => string;
  /** The running score after a scoring play: of the game, or of the set in set sports. */
  readonly scoreAfter: (
    play: XmlElement,
    context: { readonly before: Score; readonly batting?: Side | undefined; readonly trailing: readonly XmlElement[] },
  ) => Score;
  /** The game score counts sets won. */
  readonly bySets?: true;
  /** The counts that a play adds. */
  readonly countsOf: (play: XmlElement, teams: Teams, batting: Side | undefined) => readonly Count[];
  /** The figures that `countsOf` counts. Each is included only if its total matches the file. */
  readonly counted: ReadonlySet<string>;
  /** Formats a count that the file does not write as a plain number, such as outs as innings. */
  readonly written?: Readonly<Record<string, (count: number) => string>>;
  /** `gp` counts games played, not sets. */
  readonly gamesPlayed: boolean;
  /** The plays that correspond to the entries of a list, in order: penalties, drives, field-goal attempts. */
  readonly entryPlays: Readonly<Record<string, (moment: ReplayMoment) => boolean>>;
  readonly status: (moment: ReplayMoment, next: ReplayMoment | undefined, teams: Teams) => Record<string, string>;
  /** Football: possession and spot for the next play. */
  readonly downToGo?: (moment: ReplayMoment, teams: Teams) => Record<string, string> | undefined;
};
