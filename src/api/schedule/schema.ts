import { type } from 'arktype';

import { sportReference } from '../../domain/sport-reference.ts';
import { contract } from '../contract.ts';
import { scheduleGame } from '../games/schema.ts';
import { idOf, required, seasonTitle, sportName } from '../parameters.ts';

/** One season in `Schedule/pasts`, newest first. The schedule's id is also the roster's. */
export const seasonOption = type({ scheduleId: 'number.integer', seasonTitle: 'string', isCurrent: 'boolean' });
export type SeasonOption = typeof seasonOption.infer;

export const scheduleRecord = type({
  /** "12-3" or "12-3-1"; null if no game was decided. */
  overall: 'string | null',
  conference: 'string | null',
  /** "W3". */
  streak: 'string | null',
  home: 'string | null',
  away: 'string | null',
  neutral: 'string | null',
  /** Three decimals; a tie counts as half a win. */
  overallPercentage: 'number | null',
  conferencePercentage: 'number | null',
});
export type ScheduleRecord = typeof scheduleRecord.infer;

export const schedule = type({
  id: 'number.integer',
  /** "2026 Football Schedule". */
  title: 'string',
  season: type({ id: 'number.integer', title: 'string', startDate: 'string', endDate: 'string', isCurrent: 'boolean' }),
  sport: sportReference,
  conference: type({ title: 'string', abbrev: 'string', website: 'string | null' }).or('null'),
  record: scheduleRecord,
  /** Plain text. */
  note: 'string | null',
  settings: type({ opponentHistoryEnabled: 'boolean' }),
  games: scheduleGame.array(),
});
export type Schedule = typeof schedule.infer;

export const scheduleContract = {
  seasons: contract({
    path: '/Schedule/pasts',
    summary: 'The seasons of a sport, newest first',
    parameters: {
      initialSportId: required(idOf('sport')),
      endSportId: { ...idOf('sport'), description: 'The same id as `initialSportId`' },
    },
    response: seasonOption.array(),
  }),
  bySport: contract({
    path: '/Schedule/bySport/{sport}',
    summary: 'The schedule of a sport in a season',
    parameters: { sport: sportName, season: seasonTitle },
    response: schedule,
  }),
  get: contract({
    path: '/Schedule/{id}',
    summary: 'A schedule: the season, its record and its games in date order',
    parameters: { id: idOf('schedule') },
    response: schedule,
  }),
};
