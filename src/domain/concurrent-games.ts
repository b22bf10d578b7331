import { parseRowId } from './row-id.ts';

/** The page that shows several games side by side; its path is that of former sites. */
export const concurrentPage = '/gameday/concurrent.aspx';

/** Most games on the page, and in one live document. */
export const mostConcurrentGames = 12;

type RequestedGames = {
  /** In the order of the address, each once, at most `mostConcurrentGames`. */
  ids: number[];
  /** Ids that the address repeats. */
  repeated: number[];
  /** Number of ids beyond the maximum. */
  surplus: number;
};

/** Reads `ids=12,15`; undefined for text that is no list of ids. */
export function readRequestedGames(text: string): RequestedGames | undefined {
  const ids = text.split(',').map((each) => parseRowId(each.trim()));
  if (!ids.every((id) => id !== undefined)) return undefined;
  const distinct = [...new Set(ids)];
  return {
    ids: distinct.slice(0, mostConcurrentGames),
    repeated: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    surplus: Math.max(0, distinct.length - mostConcurrentGames),
  };
}
