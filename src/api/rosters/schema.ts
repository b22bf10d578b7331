import { type } from 'arktype';

import { imageResponse } from '../../domain/image.ts';
import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { pageOf } from '../page.ts';
import { idOf, required, seasonTitle, sportName } from '../parameters.ts';
import { forViewers } from '../viewer.ts';

const account = type({ userName: 'string', url: 'string' }).or('null');

const socialMedia = type({
  Twitter: account,
  Instagram: account,
  Facebook: account,
  YouTube: account,
  Snapchat: account,
  TikTok: account,
  Cameo: account,
  Twitch: account,
  LinkedIn: account,
  Shop: account,
  INFLCR: account,
});

const rosterSport = sportReference.merge({ shortDisplay: 'null' });

/** A player on a season's roster. Names, jersey and position are strings; ids, height and weight are numbers. */
export const rosterPlayer = type({
  /** The id in bio URLs. */
  rosterPlayerId: 'number.integer',
  /** The person, across seasons. */
  playerId: 'number.integer',
  latestRosterPlayerId: 'number.integer',
  rosterDisplayTitle: 'null',
  seasonSlug: 'null',
  firstName: 'string',
  lastName: 'string',
  /** Name slug of the bio URL, "molly-swarm". */
  slug: 'string',
  /** Site-relative address of the bio page. */
  url: 'string',
  hometown: 'string | null',
  highSchool: 'string | null',
  previousSchool: 'string | null',
  major: 'string | null',
  birthDate: 'null',
  gender: "'M' | 'F' | ''",
  pronouns: 'string',
  jerseyNumber: 'string | null',
  jerseyNumberSecond: 'null',
  positionShort: 'string | null',
  positionLong: 'string',
  /** Wire value of existing programs; sort by `classYearOrder`. */
  academicYearNumber: 'number.integer | null',
  academicYearShort: 'string | null',
  academicYearLong: 'string | null',
  /** Position in the specification's 13-step order; unknown classes are 99. */
  classYearOrder: 'number.integer',
  /** Feet; `heightInches` has the remaining inches. Both are null if unknown. */
  heightFeet: 'number.integer | null',
  heightInches: 'number.integer | null',
  weight: 'number.integer | null',
  isCaptain: 'boolean',
  letters: 'number.integer | null',
  /** True if only staff may see the player. */
  hide: 'boolean',
  hideBio: 'boolean',
  custom1: 'string',
  custom2: 'string',
  custom3: 'string',
  image: imageResponse,
  headerImage: 'null',
  images: 'null',
  socialMedia,
  socialMediaR: type({
    platformName: 'string',
    userName: 'string',
    url: 'string',
    icon: 'null',
    oldIcon: 'null',
  }).array(),
  instagramUsername: 'string | null',
  twitterUsername: 'string | null',
  facebookUsername: 'string | null',
  tiktokUsername: 'string | null',
  shopUrl: 'null',
  sport: rosterSport,
  lastUpdated: 'string',
  bio: 'null',
  bioFields: 'null',
  historicalFields: 'null',
  displayFields: 'null',
  rankedBioFields: 'null',
  settings: 'null',
  statsSeasons: 'null',
});
export type RosterPlayer = typeof rosterPlayer.infer;

export const rosterStaff = type({
  id: 'number.integer',
  /** The person. */
  staffId: 'number.integer',
  firstName: 'string',
  lastName: 'string',
  title: 'string',
  email: 'string | null',
  phone: 'string | null',
  url: 'string | null',
  isHeadCoach: 'boolean',
  /** Sanitized HTML. */
  bio: 'string',
  twitter: 'string',
  image: imageResponse,
  images: 'null',
  sport: rosterSport,
  latestCoachBioId: 'number.integer | null',
  latestSupportBioId: 'number.integer | null',
  latestBioId: 'number.integer | null',
  displayFields: type({ staff_title: 'string' }),
  socialMediaR: 'unknown[]',
  custom1: 'string',
  custom2: 'string',
  custom3: 'string',
  custom4: 'string',
});
export type RosterStaff = typeof rosterStaff.infer;

export const roster = type({
  id: 'number.integer',
  /** "2026 Men's Soccer Roster". */
  displayTitle: 'string',
  season: type({
    id: 'number.integer',
    title: 'string',
    shortName: 'null',
    startDate: 'string',
    created: 'null',
    isCurrent: 'boolean',
  }),
  sport: rosterSport,
  players: rosterPlayer.array(),
  coaches: rosterStaff.array(),
  support: rosterStaff.array(),
  displayFields: type({
    title: 'string',
    description: 'string',
    dbField: 'string | null',
    specialColumn: 'string | null',
    print: 'boolean',
  }).array(),
  hide: 'boolean',
  displayCoaches: 'boolean',
  sortAlpha: 'boolean',
  orderByWomenFirst: 'boolean',
  noteLocation: 'boolean',
  applyCustomFormatting: 'boolean',
  note: 'string',
  templateId: 'number.integer',
  breakdownSize: 'string',
  displayTemplate: 'string',
  contentTemplate: 'string',
  image: 'null',
  downloads: 'null',
  sportFile: 'null',
  statCrew: 'null',
  allStaffImage: 'null',
});
export type Roster = typeof roster.infer;

export const rosterOption = type({
  id: 'number.integer',
  rosterId: 'number.integer',
  seasonTitle: 'string',
  isCurrent: 'boolean',
});
export type RosterOption = typeof rosterOption.infer;

export const rosterPageContract = contract({
  path: '/Rosters',
  summary: 'The current roster of a sport, in an envelope',
  parameters: { sportId: required(idOf('sport')) },
  response: pageOf(roster),
});

export const rosterContracts = forViewers('rosterPlayer', ({ prefix, access, what }) => ({
  list: contract({
    ...access,
    path: `${prefix}/Rosters/list`,
    summary: `The seasons of which a sport has a roster${what}, newest first`,
    parameters: { sport: required(sportName) },
    response: rosterOption.array(),
  }),
  bySport: contract({
    ...access,
    path: `${prefix}/Rosters/bySport/{sport}`,
    summary: `The roster of a sport in a season${what}`,
    parameters: { sport: sportName, season: seasonTitle },
    response: roster,
  }),
  get: contract({
    ...access,
    path: `${prefix}/Rosters/{id}`,
    summary: `A roster${what}`,
    parameters: { id: idOf('roster') },
    response: roster,
  }),
}));
