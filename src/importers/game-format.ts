import type { Content } from './content.ts';

/** When a file is read: `inPlay` while its game may be under way, and signs that a scorer forgot to close it mean nothing yet. */
export type Moment = { readonly inPlay: boolean };

/** A kind of game file: one folder of this directory, one row of `formats.ts`. */
export type GameFormat = {
  /** Name in reports, such as "statcrew". */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Whether the content has this format's marks; looks at a few names only. */
  readonly recognizes: (content: Content) => boolean;
  /** Content to a box score, not yet validated, with what could not be read. Throws an `ImportRefusal`. */
  readonly read: (content: Content, moment: Moment) => { game: unknown; warnings: string[]; gender?: 'm' | 'f' };
};
