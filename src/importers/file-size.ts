/** Larger than any game file seen by an order of magnitude. */
export const maxFileBytes = 20 * 1024 * 1024;
