import { parseSwitches, type Switches } from '../switches.ts';

let read: Switches | undefined;

/** Read from the document's first address; they apply to later soft navigations too. */
export const switches = (): Switches => {
  read ??= parseSwitches(new URLSearchParams(location.search));
  return read;
};
