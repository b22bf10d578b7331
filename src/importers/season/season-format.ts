import type { ImportedLine, PublishedSheet, SeasonFacts } from '../../domain/season-import.ts';
import type { SportFamily } from '../../domain/sport-family.ts';
import type { SeasonBook } from '../../domain/stats/season/season-book.ts';
import type { Content } from '../content.ts';
import type { ScheduleEvent } from '../schedule/event.ts';
import type { Unread } from '../unread.ts';

/** A season file: the lines of players and teams, its tables as published, and its list of games. */
export type SeasonFile = {
  /** Who published it: "TAS Baseball/Softball". */
  source: string;
  /** Date of the figures, YYYY-MM-DD. */
  sourceDate?: string | undefined;
  facts: SeasonFacts;
  lines: ImportedLine[];
  sheets: PublishedSheet[];
  /** Its list of games with results. */
  games: ScheduleEvent[];
  /** Every count of a line is in the file; else only what `printed` has. */
  publishesCounts: boolean;
  warnings: string[];
  /** What is not understood and is lost. */
  unread: Unread;
};

/** Which sport the season belongs to, since most files do not name it. */
export type SeasonSport = { family: SportFamily; title: string; book: SeasonBook };

/** A season file format: one folder here and one row in `read-season-file.ts`. */
export type SeasonFormat = {
  /** Name in reports, such as "statcrew". */
  readonly name: string;
  readonly recognizes: (content: Content) => boolean;
  /** Reads the content. Unreadable cells are skipped with a warning; throws an `ImportRefusal` if nothing can be read. */
  readonly read: (content: Content, sport: SeasonSport) => SeasonFile;
};
