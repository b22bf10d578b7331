import { type } from 'arktype';

import { sportFamily } from './sport-family.ts';

/** A sport as referenced in other responses. */
export const sportReference = type({
  id: 'number.integer',
  title: 'string',
  abbrev: 'string | null',
  shortName: 'string',
  globalSportId: 'number.integer | null',
  globalSportNameSlug: 'string | null',
  globalSportShortname: 'string | null',
  globalSportGender: 'string | null',
  family: sportFamily,
});
export type SportReference = typeof sportReference.infer;

type SportRow = Omit<SportReference, 'globalSportShortname' | 'globalSportGender'> & {
  globalSportShortName: string | null;
  gender: string | null;
};

export const toSportReference = (sport: SportRow): SportReference => ({
  id: sport.id,
  title: sport.title,
  abbrev: sport.abbrev,
  shortName: sport.shortName,
  globalSportId: sport.globalSportId,
  globalSportNameSlug: sport.globalSportNameSlug,
  globalSportShortname: sport.globalSportShortName,
  globalSportGender: sport.gender,
  family: sport.family,
});
