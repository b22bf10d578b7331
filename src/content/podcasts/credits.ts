import { json } from '../fields/plain.ts';
import { creditList, creditRoles } from './credit-list.ts';

/** Credits for people who are on no roster of the college. */
export const credits = json('Credits', creditList, {
  hint: `people with their role (${creditRoles.join(', ')})`,
  example: '[{"name":"Dan Kowalski","role":"host"}]',
}).default([]);
