import { type } from 'arktype';

/** Sports that share a scoring book: one box-score layout and one set of statistics. Meets have placings in place of scores. */
export const sportFamily = type(
  "'football' | 'basketball' | 'baseball' | 'softball' | 'volleyball' | 'soccer' | 'fieldhockey' | 'icehockey' | 'lacrosse' | 'tennis' | 'waterpolo' | 'meet'",
);
export type SportFamily = typeof sportFamily.infer;
