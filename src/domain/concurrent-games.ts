import { parseRowId } from '../web/row-id.ts';

/** The page that shows several games side by side; its path is the one of former platforms. */
export const concurrentPage = '/gameday/concurrent.aspx';

/** Maximum number of games on the page and in a live document. */
export const maxConcurrentGames = 12;

type RequestedGames = {
  /** Distinct ids in the order of the URL, at most `maxConcurrentGames`. */
  ids: number[];
  /** Ids that are repeated in the URL. */
  repeated: number[];
  /** Number of ids beyond the maximum. */
  surplus: number;
};

/** Parses `ids=12,15`; undefined for text that is not a list of ids. */
export function readRequestedGames(text: string): RequestedGames | undefined {
  const ids = text.split(',').map((each) => parseRowId(each.trim()));
  if (!ids.every((id) => id !== undefined)) return undefined;
  const distinct = [...new Set(ids)];
  return {
    ids: distinct.slice(0, maxConcurrentGames),
    repeated: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    surplus: Math.max(0, distinct.length - maxConcurrentGames),
  };
}
