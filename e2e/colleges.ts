/** The colleges that every database starts with: a rich one and a sparse one. */
export const colleges = ['lakeshore', 'pineridge'] as const;
export type College = (typeof colleges)[number];

export const hostOf = (college: College): string => `${college}.localhost`;
