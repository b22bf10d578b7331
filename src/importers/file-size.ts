/** An order of magnitude larger than any known game file. */
export const maxFileBytes = 20 * 1024 * 1024;
