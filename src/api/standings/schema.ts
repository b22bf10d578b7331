import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { tieRules } from '../../domain/standings/rules.ts';
import { contract } from '../contract.ts';
import { seasonTitle, sportName } from '../parameters.ts';

const row = type({
  /** 1 for the first team of its table. */
  place: 'number.integer',
  team: 'string',
  abbrev: 'string | null',
  logo: 'string | null',
  /** The series against the team; null for the college itself. */
  url: 'string | null',
  isOurs: 'boolean',
  /** Derived from results; otherwise as published by the conference. */
  isDerived: 'boolean',
  /** "5-1" or "5-1-1". */
  conference: 'string',
  /** Three decimals; a tie counts as half a win. */
  conferencePercentage: 'number | null',
  /** Null unless teams are ordered by points. */
  points: 'number | null',
  /** Games behind the first team; null in sports that do not print them. */
  gamesBack: 'number | null',
  overall: 'string | null',
  overallPercentage: 'number | null',
  home: 'string | null',
  away: 'string | null',
  /** "W3". */
  streak: 'string | null',
});
export type StandingsRow = typeof row.infer;

/** `Standings/{sport}/{season}`. */
export const standings = type({
  sport: sportReference,
  season: type({ title: 'string', isCurrent: 'boolean' }),
  conference: type({ title: 'string', abbrev: 'string', website: 'string | null' }).or('null'),
  /** How teams are ordered: by places that the conference publishes, by points, or by winning percentage. */
  order: type.enumerated('place', 'points', 'percentage'),
  /** How teams are ordered that are still tied after the results among all tied teams. */
  ties: type.enumerated(...tieRules),
  /** Date of the last result in the records. */
  through: 'string | null',
  /** One table, or one for each division; empty without standings. */
  tables: type({ title: 'string | null', rows: row.array() }).array(),
  /** Titles of the seasons with standings, newest first. */
  seasons: 'string[]',
});
export type Standings = typeof standings.infer;

export const standingsContract = contract({
  path: '/Standings/{sport}/{season}',
  summary: 'The conference standings of a season: records as published, or derived from results',
  parameters: { sport: sportName, season: seasonTitle },
  response: standings,
});
