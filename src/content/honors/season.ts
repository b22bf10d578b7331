import { pattern } from '../fields/plain.ts';

/** The season of an honor, in the format of season titles. */
export const season = pattern('Season', /^\d{4}(-\d{2})?$/, 'a season such as 2026 or 2026-27');
