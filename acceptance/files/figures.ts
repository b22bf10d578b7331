import { childOf, type Element } from './element.ts';

/** Where a printed figure is in a file: "rush.att", "@gp", a pair "fg.made-fg.att", or a function that derives it. */
export type Source = string | ((element: Element) => string | undefined);

/** Tables of a sport by title, each with its columns by head. */
type Tables = Record<string, Record<string, Source>>;

/** The figures that a page prints: the players' tables with team totals, and the team comparison. */
export type SportFigures = { tables: Tables; comparison: Record<string, Source> };

/** The text of an attribute; `undefined` if it is absent or empty. */
export function attributeOf(element: Element, place: string): string | undefined {
  const [child = '', name = ''] = place.startsWith('@') ? ['', place.slice(1)] : place.split('.');
  const owner = child ? childOf(element, child) : element;
  return owner?.attributes[name]?.trim() || undefined;
}

export function numberAt(element: Element, place: string): number | undefined {
  const text = attributeOf(element, place);
  return text === undefined ? undefined : Number(text);
}

export function figureOf(element: Element, source: Source): string | undefined {
  if (typeof source === 'function') return source(element);
  const parts = source.split('-').map((place) => attributeOf(element, place));
  return parts.includes(undefined) ? undefined : parts.join('-');
}

/** Normalizes "+4" and "4", "−11" and "-11", "07:03" and "7:03", ".5" and "0.50". */
export function plain(figure: string | undefined): string {
  if (figure === undefined || figure === '' || figure.startsWith('—')) return '';
  const text = figure.replaceAll('−', '-');
  if (/^[+-]?\d*\.?\d+$/.test(text)) return String(Number(text));
  const pair = /^(\d*\.?\d+)-(\d*\.?\d+)$/.exec(text);
  if (pair) return `${Number(pair[1])}-${Number(pair[2])}`;
  return text.replace(/^0(?=\d:)/, '');
}

export const rounded = (value: number, digits: number): string =>
  ((Math.sign(value) * Math.round(Math.abs(value) * 10 ** digits + 1e-9)) / 10 ** digits).toFixed(digits);

type Numbers = (...values: number[]) => number | undefined;

/** A figure derived from others; absent if one of them is absent or the result is not finite. */
export const derived =
  (places: string[], digits: number, follow: Numbers): Source =>
  (element) => {
    const values = places.map((place) => numberAt(element, place));
    const known = values.filter((value) => value !== undefined);
    const result = known.length === values.length ? follow(...known) : undefined;
    return result === undefined || !Number.isFinite(result) ? undefined : rounded(result, digits);
  };
