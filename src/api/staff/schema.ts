import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { coachingRow } from '../coaching/schema.ts';
import { contract } from '../contract.ts';
import { pageOf } from '../page.ts';
import { idOf, required, seasonTitle, sportName } from '../parameters.ts';
import { rosterStaff } from '../rosters/schema.ts';

const season = type({ id: 'number.integer', title: 'string', isCurrent: 'boolean' });

/** `Staff/bySport/{sport}`: the staff of a season. */
export const seasonStaff = type({
  sport: sportReference,
  /** Null while the sport has no coaches in any season. */
  season: season.or('null'),
  /** Seasons with coaches or support staff, newest first. */
  seasons: season.array(),
  coaches: rosterStaff.array(),
  support: rosterStaff.array(),
});
export type SeasonStaff = typeof seasonStaff.infer;

const staffSeason = type({
  seasonTitle: 'string',
  sportTitle: 'string',
  title: 'string',
  /** The bio of that season. */
  url: 'string',
});

/** `Staff/members/{id}`: a coach or staff member of a season with the person's other seasons. */
export const staffBio = rosterStaff.merge({
  kind: "'coach' | 'support'",
  season,
  hometown: 'string | null',
  /** Seasons on public rosters as coach or staff, newest first. */
  seasons: staffSeason.array(),
  /** The person's last season as a player here; null for others. */
  played: type({ url: 'string', seasons: 'string', sportTitle: 'string' }).or('null'),
  /** Seasons as head coach by sport, newest first, and their total. */
  coached: type({ sport: sportReference, rows: coachingRow.array(), total: coachingRow.array() }).array(),
});
export type StaffBio = typeof staffBio.infer;

export const staffContract = {
  coaches: contract({
    path: '/Staff/coaches',
    summary: 'The coaches of a sport this season, head coach first',
    parameters: { sportId: required(idOf('sport')) },
    response: pageOf(rosterStaff),
  }),
  bySport: contract({
    path: '/Staff/bySport/{sport}',
    summary: 'The coaches and support staff of a sport in a season, head coach first',
    parameters: {
      sport: sportName,
      season: {
        ...seasonTitle,
        description: 'Title of the season, or the year in which it begins; the newest season with staff by default',
      },
    },
    response: seasonStaff,
  }),
  get: contract({
    path: '/Staff/members/{id}',
    summary: 'A coach or staff member of a season: facts, biography, seasons and record as head coach',
    parameters: { id: idOf('coach or staff member on a roster (`id`, not `staffId`)') },
    response: staffBio,
  }),
};
