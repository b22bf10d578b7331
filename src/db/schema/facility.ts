import { facility as kind } from '../../content/facilities/facility.ts';
import { joinTableOf, tableOf } from '../../content/table.ts';

export const facility = tableOf(kind);
export const facilitySport = joinTableOf<'facilityId', 'sportId'>(kind, 'sports');
