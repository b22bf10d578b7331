import { pattern } from '../fields/plain.ts';

/** The season of an honor, written like the titles of seasons. */
export const season = pattern('Season', /^\d{4}(-\d{2})?$/, 'a season such as 2026 or 2026-27');
