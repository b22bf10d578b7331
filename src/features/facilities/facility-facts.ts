import type { AnswerOf } from '../../content/define-content.ts';
import type { facility } from '../../content/facilities/facility.ts';

export type Facility = AnswerOf<(typeof facility)['fields']>;

const count = new Intl.NumberFormat('en-US');

/** Seats with the thousands set apart; undefined where the capacity is not known. */
export const seats = ({ capacity }: Facility): string | undefined =>
  capacity === null ? undefined : `${count.format(capacity)} seats`;

/** One line for lists: "Harbor City, MI · 31,500 seats · Football". */
export const facilityFacts = (item: Facility): string =>
  [item.location, seats(item), item.sports.map(({ title }) => title).join(', ')].filter(Boolean).join(' · ');
