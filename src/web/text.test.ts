import { expect, it } from 'vitest';

import { enDashed, formatNumber, formatOrdinal, formatSigned, monogram, truncate, withThousands } from './text.ts';

it('a record has en dashes between figures, and words keep their hyphens', () => {
  expect(['12-3', '12-3-0', '6-0 (T-1st)'].map(enDashed)).toEqual(['12–3', '12–3–0', '6–0 (T-1st)']);
});

it('a negative number has a real minus sign', () => {
  expect([formatNumber(-4), formatNumber(-0.25, 3), formatSigned(4), formatSigned(0), formatSigned(-7)]).toEqual([
    '−4',
    '−0.250',
    '+4',
    '0',
    '−7',
  ]);
});

it('a figure has thousands separators, decimals have none', () => {
  expect(['999', '1276', '88-1012', '1034.5', '.2345', '−1200', '12345:06', '1234567'].map(withThousands)).toEqual([
    '999',
    '1,276',
    '88-1,012',
    '1,034.5',
    '.2345',
    '−1,200',
    '12,345:06',
    '1,234,567',
  ]);
});

it('ordinals end in st, nd, rd or th, and 11 to 13 end in th', () => {
  expect([0, 1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113, 123].map(formatOrdinal)).toEqual([
    '0th',
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '13th',
    '21st',
    '102nd',
    '111th',
    '113th',
    '123rd',
  ]);
});

it('a long text is cut between words and never exceeds the limit', () => {
  const text = 'Lakeshore holds on in the fourth to take the Harbor Cup from Northfield';
  expect(truncate(text)).toBe('Lakeshore holds on in the fourth to take the…');
  expect(truncate('x'.repeat(80))).toHaveLength(50);
  expect(truncate('Short', 50)).toBe('Short');
});

it('a monogram leaves small words out', () => {
  expect(
    ['University of Maryland Eastern Shore', 'North Carolina', 'Duke', 'UMBC', 'Texas A&M', "St. John's (NY)", ''].map(
      monogram,
    ),
  ).toEqual(['UMES', 'NC', 'DU', 'UMBC', 'TA', 'SJN', '']);
  expect(monogram('To be determined (Inland Seas Championship final)')).toBe('TBD');
});
