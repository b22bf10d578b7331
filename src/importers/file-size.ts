/** Limit for one file; known game files are at most a tenth of it. */
export const maxFileBytes = 20 * 1024 * 1024;
