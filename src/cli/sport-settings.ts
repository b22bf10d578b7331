import { type } from 'arktype';

import { tieRules } from '../domain/standings/rules.ts';
import { linkAddress } from '../domain/tenant.ts';

const account = type(/^(?:@?[\w.-]{1,80}|https:\/\/[^\s;,'"<>\\]+)$/).describe(
  'the name of an account such as harborfootball, or its address',
);

/** What a college decides about one of its sports; everything else comes from its games, rosters and schedules. */
export const sportSettings = type({
  title: type('0 < string <= 80').describe('a name of at most 80 characters'),
  'abbrev?': type('0 < string <= 12').describe('at most 12 characters'),
  'ticketsLink?': linkAddress,
  'facebookPage?': account,
  'instagramName?': account,
  'twitterName?': account,
  'youtubeName?': account,
  'pinterestName?': account,
  /** Whether the sport has pages of the series against its opponents. */
  displayOpponentHistory: 'boolean',
  /** How the conference orders teams that are still tied after the results among all tied teams: `overall` if not set. */
  'standingsTies?': type.enumerated(...tieRules),
});
export type SportSettings = typeof sportSettings.infer;

/** Settings that each sport has: they can be changed but not removed. */
export const requiredSportSettings: readonly string[] = ['title', 'displayOpponentHistory'];
