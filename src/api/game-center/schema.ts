import { type } from 'arktype';

import { contract } from '../contract.ts';
import { scheduleGame } from '../games/schema.ts';
import { idOf } from '../parameters.ts';
import { storyItem } from '../stories/schema.ts';

/** "12-3" or "12-3-1"; null if unknown or no game was decided. */
const records = type({ overall: 'string | null', conference: 'string | null' });

const meeting = type({
  gameId: 'number.integer',
  /** Local day, YYYY-MM-DD. */
  date: 'string',
  locationIndicator: "'H' | 'A' | 'N'",
  outcome: "'W' | 'L' | 'T'",
  /** Null for a forfeit without a score. */
  teamScore: 'string | null',
  opponentScore: 'string | null',
  /** "OT", "11"; empty in regulation. */
  overtime: 'string',
  /** Site-relative URL of the box score, if there is one. */
  boxscoreUrl: 'string | null',
});
export type PastMeeting = typeof meeting.infer;

const series = type({
  wins: 'number.integer',
  losses: 'number.integer',
  ties: 'number.integer',
  /** Title of the season of the first meeting; null if this is the first. */
  firstSeason: 'string | null',
  /** The last meetings before this game, newest first; at most five. */
  meetings: meeting.array(),
  /** Site-relative URL of the opponent history; null if the sport does not show it or this is the first meeting. */
  url: 'string | null',
});
export type SeriesSummary = typeof series.infer;

/** Context of a game: teams, records, series history and stories. */
export const gameCenter = type({
  game: scheduleGame,
  /** The college's current record; the opponent's as given in the game's file. */
  records: type({ team: records, opponent: records }),
  /** Series against this opponent in this sport, all seasons before this game. */
  series,
  stories: type({ preview: storyItem.or('null'), recap: storyItem.or('null') }),
  /** The sport's social media accounts: "Instagram" and URL. */
  social: type({ channel: 'string', url: 'string' }).array(),
});
export type GameCenter = typeof gameCenter.infer;

export const gameCenterContract = contract({
  path: '/GameCenter/{gameId}',
  summary: 'Context of a game between two teams: records, previous meetings, stories; none for meets',
  parameters: { gameId: idOf('game') },
  response: gameCenter,
});
