import { type } from 'arktype';

/** Roles of people in a podcast, as named by the podcast namespace. */
export const creditRoles = ['host', 'co-host', 'guest', 'announcer', 'reporter'] as const;

/** People in a podcast who are on no roster of the college. */
export const creditList = type({
  '+': 'reject',
  name: '0 < string <= 120',
  role: type.enumerated(...creditRoles),
  'url?': 'string.url',
}).array();
export type Credit = (typeof creditList.infer)[number];
