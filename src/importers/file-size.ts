/** Larger than any game file seen by an order of magnitude. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;
