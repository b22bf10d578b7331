import type { Side } from '../../../domain/side.ts';
import type { XmlElement } from '../../../importers/xml/element.ts';
import type { ClockDirection } from '../playing-time.ts';
import type { Score } from '../recorded-game.ts';
import type { Count } from '../tally.ts';
import type { Teams } from './teams.ts';

/** A play with what is known of the moment it happened in. */
export type ReplayMoment = {
  readonly play: XmlElement;
  /** Elements behind the play that belong to it: the score it made, the drive that it ended. */
  readonly trailing: readonly XmlElement[];
  /** Indexes of the play's ancestors below `<plays>`, and its own. */
  readonly path: readonly number[];
  readonly period: number;
  /** Which team's half of an inning. */
  readonly batting?: Side | undefined;
  /** Whether it is the last of its period, and of its half. */
  readonly endsPeriod: boolean;
  /** The game's score after it, and what of it belongs to each period so far. */
  readonly score: Score;
  readonly line: readonly Partial<Score>[];
  /** As the board showed it, or before it where the play has no time. */
  readonly clock: string;
  readonly seconds: number;
  /** Who is named in it. */
  readonly named: readonly { readonly side: Side; readonly player: string }[];
};

/** How one sport's plays tell what had happened by then. Figures are named as the file does: "group.attribute". */
export type ReplayBook = {
  /** Minutes of a period and overtime where the file has no rules, and how its clock runs; absent in sports without one. */
  readonly clock?: { readonly direction: ClockDirection; readonly minutes: number; readonly overtime: number };
  readonly regulation: number;
  /** The time written on a play. */
  readonly clockOf?: (play: XmlElement) => string;
  /** What a play scored: the running score after it, of the game or, where sets are won, of the set. */
  readonly scoreAfter: (
    play: XmlElement,
    context: { readonly before: Score; readonly batting?: Side | undefined; readonly trailing: readonly XmlElement[] },
  ) => Score;
  /** The score of the game is that of sets won. */
  readonly bySets?: true;
  /** What the play adds to whose figures. */
  readonly countsOf: (play: XmlElement, teams: Teams, batting: Side | undefined) => readonly Count[];
  /** The figures that `countsOf` counts. Each is shown only where its count over the whole game is the file's own. */
  readonly counted: ReadonlySet<string>;
  /** A count as the file writes it, where it is no plain number: outs as innings. */
  readonly written?: Readonly<Record<string, (count: number) => string>>;
  /** `gp` tells games played; not where it counts sets. */
  readonly gamesPlayed: boolean;
  /** Which plays tell the entries of a list, in their order: penalties, drives, field goal attempts. */
  readonly tells: Readonly<Record<string, (moment: ReplayMoment) => boolean>>;
  readonly status: (moment: ReplayMoment, next: ReplayMoment | undefined, teams: Teams) => Record<string, string>;
  /** Football: who has the ball where for the next play, which stands behind the last one. */
  readonly downToGo?: (moment: ReplayMoment, teams: Teams) => Record<string, string> | undefined;
};
