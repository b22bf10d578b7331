import { type } from 'arktype';

import { scheduleGame } from '../games/schema.ts';
import { storyItem } from '../stories/schema.ts';

/** "12-3" or "12-3-1"; null where nobody knows, or no game was decided. */
const records = type({ overall: 'string | null', conference: 'string | null' });

const meeting = type({
  gameId: 'number.integer',
  /** Local day, YYYY-MM-DD. */
  date: 'string',
  locationIndicator: "'H' | 'A' | 'N'",
  outcome: "'W' | 'L' | 'T'",
  /** Null where a forfeit left none. */
  teamScore: 'string | null',
  opponentScore: 'string | null',
  /** "OT", "11"; empty in regulation. */
  overtime: 'string',
  /** Site-relative address of the box score, where there is one. */
  boxscoreUrl: 'string | null',
});
export type Meeting = typeof meeting.infer;

const series = type({
  wins: 'number.integer',
  losses: 'number.integer',
  ties: 'number.integer',
  /** Title of the season of the first meeting; null where this is the first. */
  firstSeason: 'string | null',
  /** The last ones before this game, newest first; at most five. */
  meetings: meeting.array(),
});
export type Series = typeof series.infer;

/** What stands around a game: who meets, how they stand, what they did before, what was written. */
export const gameCenter = type({
  game: scheduleGame,
  /** The college's as of now; the opponent's as its scorer's file had it. */
  records: type({ team: records, opponent: records }),
  /** Against this opponent in this sport, over all seasons before this game. */
  series,
  stories: type({ preview: storyItem.or('null'), recap: storyItem.or('null') }),
  /** The sport's own accounts: "Instagram" and its address. */
  social: type({ channel: 'string', url: 'string' }).array(),
});
export type GameCenter = typeof gameCenter.infer;
