import { type } from 'arktype';

import { json } from '../fields/plain.ts';

/** Roles of people in a podcast, as named by the podcast namespace. */
export const creditRoles = ['host', 'co-host', 'guest', 'announcer', 'reporter'] as const;

const creditList = type({
  '+': 'reject',
  name: '0 < string <= 120',
  role: type.enumerated(...creditRoles),
  'url?': 'string.url',
}).array();

/** Credits for people who are on no roster of the college. */
export const credits = json('Credits', creditList, {
  hint: `people with their role (${creditRoles.join(', ')}), such as [{"name":"Dan Kowalski","role":"host"}]`,
}).default([]);
