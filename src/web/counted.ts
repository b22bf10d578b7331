/** A number or a printed figure with its noun: "1 shot", "3 shots", "1,204 people". */
export const counted = (count: number | string | undefined, one: string, many = `${one}s`): string =>
  `${typeof count === 'number' && count >= 1000 ? count.toLocaleString('en-US') : count} ${count === 1 || count === -1 ? one : many}`;
