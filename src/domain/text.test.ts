import { expect, it } from 'vitest';
import { formatHeight, formatNumber, formatOrdinal, formatRecord, formatSigned, monogram, truncate } from './text.ts';

it('a record has an en dash, and ties only in a sport that knows them', () => {
	expect(formatRecord({ wins: 12, losses: 3 })).toBe('12–3');
	expect(formatRecord({ wins: 12, losses: 3, ties: 0 })).toBe('12–3–0');
});

it('a negative number has a real minus', () => {
	expect([formatNumber(-4), formatNumber(-0.25, 3), formatSigned(4), formatSigned(0), formatSigned(-7)]).toEqual(['−4', '−0.250', '+4', '0', '−7']);
});

it('a height has primes, and zero feet zero inches is unknown', () => {
	expect([formatHeight(6, 2), formatHeight(6, 0), formatHeight(5, undefined), formatHeight(0, 0)]).toEqual(['6′2″', '6′0″', '5′0″', undefined]);
});

it('ordinals follow st, nd, rd and th, with 11 to 13 apart', () => {
	expect([0, 1, 2, 3, 4, 11, 12, 13, 21, 102, 111, 113, 123].map(formatOrdinal)).toEqual(['0th', '1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th', '113th', '123rd']);
});

it('a long text is cut between words and is never longer than asked', () => {
	const text = 'Lakeshore holds on in the fourth to take the Harbor Cup from Northfield';
	expect(truncate(text)).toBe('Lakeshore holds on in the fourth to take the…');
	expect(truncate('x'.repeat(80))).toHaveLength(50);
	expect(truncate('Short', 50)).toBe('Short');
});

it('a monogram leaves small words out', () => {
	expect(['University of Maryland Eastern Shore', 'North Carolina', 'Duke', 'UMBC', 'Texas A&M', "St. John's (NY)", ''].map(monogram)).toEqual(['UMES', 'NC', 'DU', 'UMBC', 'TA', 'SJN', '']);
});
