import type { StatLine } from './column.ts';

/** A figure with its unit: "1 shot", "3 shots". */
export const counted = (figure: StatLine[string] | undefined, one: string, many = `${one}s`): string =>
  `${figure} ${figure === 1 ? one : many}`;
