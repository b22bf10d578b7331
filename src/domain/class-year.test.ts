import { expect, test } from 'vitest';
import { parseClassYear } from './class-year.ts';

test.each([
  ['Fr', 'Freshman'],
  ['First-Year', 'Freshman'],
  ['R-Fr.', 'Redshirt Freshman'],
  ['RS Fr', 'Redshirt Freshman'],
  ['RFr.', 'Redshirt Freshman'],
  ['R-So.', 'Redshirt Sophomore'],
  ['RS So.', 'Redshirt Sophomore'],
  ['R-Jr.', 'Redshirt Junior'],
  ['R-Sr.', 'Redshirt Senior'],
  ['Redshirt Senior', 'Redshirt Senior'],
  ['RS', 'Redshirt'],
  ['R-5th', 'Redshirt 5th-Year'],
  ['Grad', 'Graduate Student'],
  ['R', undefined],
  ['Wizard', undefined],
])('the class "%s" is %s', (text, year) => expect(parseClassYear(text)).toBe(year));
