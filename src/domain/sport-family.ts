import { type } from 'arktype';

/** Sports that share a box-score layout and a set of statistics. Meets have placings instead of scores. */
export const sportFamily = type(
  "'football' | 'basketball' | 'baseball' | 'softball' | 'volleyball' | 'soccer' | 'fieldhockey' | 'icehockey' | 'lacrosse' | 'tennis' | 'waterpolo' | 'meet'",
);
export type SportFamily = typeof sportFamily.infer;
