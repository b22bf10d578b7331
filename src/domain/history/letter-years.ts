import { enDashed } from '../../web/text.ts';
import { seasonTitle } from '../season.ts';

/** Maximum number of years of an entry; a longer span is a typo. */
const maxYears = 12;

/**
 * Reads years such as "1986, 88-90" or "1998–2001" in ascending order: two digits continue the century of the year before.
 * Undefined for anything else, and for years that do not ascend.
 */
export function parseLetterYears(text: string): number[] | undefined {
  const years: number[] = [];
  for (const part of text.split(/(?<!\s)\s*[,;]\s*/)) {
    const [, first = '', last = first] = /^(\d{4}|\d{2})(?:\s*[-–]\s*(\d{4}|\d{2}))?$/.exec(part.trim()) ?? [];
    const from = fullYear(first, years.at(-1));
    const to = from === undefined ? undefined : fullYear(last, from);
    if (from === undefined || to === undefined || to < from || from <= (years.at(-1) ?? 0)) return undefined;
    if (years.length + to - from >= maxYears) return undefined;
    for (let year = from; year <= to; year++) years.push(year);
  }
  return years;
}

/** The year with the last digits of `text` that is not before `previous`. */
function fullYear(text: string, previous: number | undefined): number | undefined {
  if (text.length === 4) return Number(text);
  if (text.length !== 2 || previous === undefined) return undefined;
  const year = Math.floor(previous / 100) * 100 + Number(text);
  return year < previous ? year + 100 : year;
}

/** Ascending years with gaps: "1986, 88–90"; the first year of each century has four digits. */
export const formatLetterYears = (years: readonly number[]): string => formatSpans(spansOf(years));

function formatSpans(spans: readonly Span[]): string {
  return spans
    .map(([first, last], index) => {
      const start = shortYear(first, spans[index - 1]?.[1]);
      return first === last ? start : `${start}–${shortYear(last, first)}`;
    })
    .join(', ');
}

/**
 * The seasons of a sport that begin in ascending years. Those over two years are written as everywhere, "2022–23" or
 * "2022–23 to 2024–25, 2026–27"; two years of a sport of one year are "2022, 23", because "2022–23" would read as one season.
 */
export function formatSeasons(years: readonly number[], acrossYears: boolean): string {
  if (!acrossYears) return formatSpans(spansOf(years).flatMap((span) => (isLikeSeason(span) ? singles(span) : [span])));
  const title = (year: number) => enDashed(seasonTitle(year, true));
  return spansOf(years)
    .map(([first, last]) => (first === last ? title(first) : `${title(first)} to ${title(last)}`))
    .join(', ');
}

type Span = [first: number, last: number];

const isLikeSeason = ([first, last]: Span): boolean => last === first + 1;
const singles = ([first, last]: Span): Span[] => [
  [first, first],
  [last, last],
];

function spansOf(years: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const year of years) {
    const span = spans.at(-1);
    if (span && year === span[1] + 1) span[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/** Two digits after a year of the same century, otherwise four. */
const shortYear = (year: number, previous: number | undefined): string =>
  previous !== undefined && Math.floor(previous / 100) === Math.floor(year / 100)
    ? String(year % 100).padStart(2, '0')
    : String(year);
