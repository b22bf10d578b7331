import { count, exact, numberOf, rate, ratio, type StatColumn, type StatLine, signed, thousandths } from './column.ts';

type Extra = Omit<Partial<StatColumn>, 'key' | 'abbr' | 'title' | 'text' | 'value'>;

export const figure = (key: string, abbr: string, title: string, extra: Extra = {}): StatColumn => ({
  ...count(key, abbr, title),
  ...extra,
});

/** A count that may have halves, such as shared tackles. */
export const halves = (key: string, abbr: string, title: string): StatColumn => ({
  ...figure(key, abbr, title),
  text: (line) => {
    const value = numberOf(line, key);
    return value === undefined ? undefined : exact(value);
  },
});

export const gp = figure('gp', 'GP', 'Games played');
export const gs = figure('gs', 'GS', 'Games started');

/** "27-27"; the total has no starts. */
export const gamesAndStarts: StatColumn = {
  ...figure('gp', 'GP-GS', 'Games played and started'),
  text: (line) => {
    const [played, started] = [numberOf(line, 'gp'), numberOf(line, 'gs')];
    if (played === undefined) return undefined;
    return started === undefined ? String(played) : `${played}-${started}`;
  },
};

/** "8-15", sorted by the first. */
export const paired = (first: string, second: string, abbr: string, title: string, extra: Extra = {}): StatColumn => ({
  ...figure(`${first}-${second}`, abbr, title, extra),
  value: (line) => numberOf(line, first),
  text: (line) => {
    const [a, b] = [numberOf(line, first), numberOf(line, second)];
    return a === undefined || b === undefined ? undefined : `${exact(a)}-${exact(b)}`;
  },
});

type RateOptions = Extra & { formula: string; print?: (value: number) => string };

/** A rate with its formula, computed from sums. */
export const computed = (
  key: string,
  abbr: string,
  title: string,
  value: (line: StatLine) => number | undefined,
  { print = thousandths, ...extra }: RateOptions,
): StatColumn => ({
  ...rate(key, abbr, title, value, (figure) => (Number.isFinite(figure) ? print(figure) : 'INF')),
  ...extra,
});

/** Made divided by attempted; ".000" without an attempt. */
export const share = (
  key: string,
  abbr: string,
  title: string,
  [made, attempted]: readonly [string, string],
  options: RateOptions,
): StatColumn => computed(key, abbr, title, (line) => shareOf(line, made, attempted), options);

export function shareOf(line: StatLine | undefined, made: string, attempted: string): number | undefined {
  const [part, whole] = [numberOf(line, made), numberOf(line, attempted)];
  if (part === undefined || whole === undefined) return undefined;
  return whole === 0 ? 0 : part / whole;
}

/** A quotient of two figures; undefined if the divisor is zero. */
export const average = (
  key: string,
  abbr: string,
  title: string,
  [over, under]: readonly [string, string],
  options: RateOptions & { digits?: number },
): StatColumn => {
  const { digits = 1, ...rest } = options;
  return computed(key, abbr, title, (line) => ratio(numberOf(line, over), numberOf(line, under)), {
    print: (value) => signed(value, digits),
    ...rest,
  });
};
