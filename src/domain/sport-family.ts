import { type } from 'arktype';

/** Sports that share a box-score layout and a set of statistics. Meets have placings instead of scores. */
export const sportFamilies = [
  'football',
  'basketball',
  'baseball',
  'softball',
  'volleyball',
  'soccer',
  'fieldhockey',
  'icehockey',
  'lacrosse',
  'tennis',
  'waterpolo',
  'meet',
] as const;
export const sportFamily = type.enumerated(...sportFamilies);
export type SportFamily = typeof sportFamily.infer;
