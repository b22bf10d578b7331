import { type } from 'arktype';

import { sportFamily } from '../../domain/sport-family.ts';
import { contract } from '../contract.ts';
import { idOf } from '../parameters.ts';

/** One row of `/api/v2/Sports`. */
export const sport = type({
  /** The college's own id. */
  id: 'number.integer',
  title: 'string',
  shortName: 'string',
  abbrev: 'string | null',
  /** Global sport id, the same at every college: 5 is football. */
  globalSportId: 'number.integer | null',
  globalSportNameSlug: 'string | null',
  globalSportShortName: 'string | null',
  /** m, f or g (mixed). */
  globalSportGender: 'string | null',
  nonSport: 'boolean',
  rosterId: 'number.integer | null',
  scheduleId: 'number.integer | null',
  defaultLocation: 'string | null',
  ticketsLink: 'string | null',
  defaultStatsLink: 'string | null',
  twitterName: 'string | null',
  instagramName: 'string | null',
  facebookPage: 'string | null',
  youtubeName: 'string | null',
  pinterestName: 'string | null',
  displayOpponentHistory: 'boolean',
  family: sportFamily,
  /** Title of the current season. */
  seasonTitle: 'string | null',
  /** Whether the sport has past seasons. */
  hasArchives: 'boolean',
});
export type SportResponse = typeof sport.infer;

export const sportContract = {
  list: contract({
    path: '/Sports',
    summary: 'Sports, and departments without a team (`nonSport`), by title',
    response: sport.array(),
  }),
  get: contract({
    path: '/Sports/{id}',
    summary: 'One sport',
    parameters: { id: idOf('sport') },
    response: sport,
  }),
};
