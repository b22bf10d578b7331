/** The colleges that every database starts with: a rich one and a sparse one. */
export const COLLEGES = ['lakeshore', 'pineridge'] as const;
export type College = (typeof COLLEGES)[number];

export const hostOf = (college: College): string => `${college}.localhost`;
