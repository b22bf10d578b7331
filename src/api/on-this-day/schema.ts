import { type } from 'arktype';

import { awardWinner } from '../../content/honors/award-winner.ts';
import { inductee } from '../../content/honors/inductee.ts';
import { moment } from '../../content/moments/moment.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { responseSchemas } from '../content/response-schemas.ts';
import { contract } from '../contract.ts';
import { calendarDayOfYear } from '../parameters.ts';
import { storyItem } from '../stories/schema.ts';

/** A result of a past year. */
export const pastGame = type({
  id: 'number.integer',
  /** Day at the venue. */
  date: 'string',
  sport: sportReference,
  season: 'string',
  locationIndicator: "'H' | 'A' | 'N'",
  /** City, or the location as printed in the schedule. */
  location: 'string | null',
  opponent: type({ id: 'number.integer | null', title: 'string', prefix: 'string | null' }),
  tournament: 'string | null',
  status: "'W' | 'L' | 'T' | 'N'",
  teamScore: 'string | null',
  opponentScore: 'string | null',
  /** "OT", "2OT", "11" for innings; empty in regulation. */
  overtime: 'string',
  /** Placing of a meet. */
  placing: 'string | null',
  boxscoreUrl: 'string | null',
  recapUrl: 'string | null',
  isNotable: 'boolean',
});
export type PastGame = typeof pastGame.infer;

const onThisDay = type({
  /** Month and day. */
  date: 'string',
  /** Newest year first, within a year the most notable first. */
  games: pastGame.array(),
  /** Without recaps of the listed games. */
  stories: storyItem.array(),
  moments: responseSchemas(moment).item.array(),
  inductees: responseSchemas(inductee).item.array(),
  awardWinners: responseSchemas(awardWinner).item.array(),
});
export type OnThisDay = typeof onThisDay.infer;

export const onThisDayContract = contract({
  path: '/OnThisDay',
  summary:
    'Results, stories, moments, inductions and weekly awards of a calendar day of former years; of today without a date',
  parameters: { date: calendarDayOfYear },
  response: onThisDay,
});
