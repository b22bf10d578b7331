import type { Content } from './content.ts';
import type { Unread } from './unread.ts';

/** With `inPlay` the game may still be in progress, so signs that the scorer forgot to close the file are ignored. */
export type ParseMode = { readonly inPlay: boolean };

type ReadGame = { game: unknown; warnings: string[]; unread: Unread; gender?: 'm' | 'f' };

/** A game file format: one folder here and one row of `recognize.ts`. */
export type GameFormat = {
  /** Name in reports, such as "statcrew". */
  readonly name: string;
  /** Display name. */
  readonly title: string;
  /** Whether the content looks like this format; checks only a few names. */
  readonly recognizes: (content: Content) => boolean;
  /** Converts the content to a box score that is not yet validated, with warnings. Throws an `ImportRefusal`. */
  readonly read: (content: Content, mode: ParseMode) => ReadGame;
};
