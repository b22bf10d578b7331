import type { ItemOf } from '../../content/define-content.ts';
import type { facility } from '../../content/facilities/facility.ts';
import { sportTitles } from '../../domain/sport.ts';

export type Facility = ItemOf<(typeof facility)['fields']>;

const count = new Intl.NumberFormat('en-US');

/** Capacity with thousands separators; undefined if unknown. */
export const seats = ({ capacity }: Facility): string | undefined =>
  capacity === null ? undefined : `${count.format(capacity)} seats`;

const joined = (parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');

/** "Harbor City, MI · 31,500 seats"; empty if neither is known. */
export const placeAndSize = (item: Facility): string => joined([item.location, seats(item)]);

/** One-line summary: "Harbor City, MI · 31,500 seats · Football". */
export const facilityFacts = (item: Facility): string => joined([placeAndSize(item), sportTitles(item.sports)]);
