import { parseSwitches, type Switches } from '../switches.ts';

let read: Switches | undefined;

/** As the document was opened with: they hold for the pages that follow softly. */
export const switches = (): Switches => {
  read ??= parseSwitches(new URLSearchParams(location.search));
  return read;
};
