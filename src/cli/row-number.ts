import { type } from 'arktype';

/** The number of a row as it is typed. */
export const rowNumber = type('string.integer.parse')
  .to('1 <= number.integer <= 2147483647')
  .describe('the number of a row');
