import { schools } from './opponent-list.ts';

const all = schools.map((_, index) => index);

/** The schools of the conference and all others, by their place in the list. */
export const members = all.slice(0, 11);
export const others = all.slice(11);

export const championship = (name: string) => `Inland Seas ${name} Championship`;
