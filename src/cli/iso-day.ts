import { type } from 'arktype';

/** A date that exists. */
export const isoDay = type(/^\d{4}-\d\d-\d\d$/)
  .narrow((text) => {
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  })
  .describe('a date like 2026-09-12');
