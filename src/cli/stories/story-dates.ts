const newsPath = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/([^/]+?)(?:\.aspx)?\/?$/i;

/** The day and slug in a former URL such as `/news/2019/3/5/slug.aspx`; undefined for other URLs. */
export function readNewsPath(pathname: string): { day: string; slug: string } | undefined {
  const [, year, month = '', day = '', slug = ''] = newsPath.exec(pathname) ?? [];
  if (year === undefined) return undefined;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, slug };
}

/** A date from a file in the format of `publishedAt`; a day without a time is noon at the college. Undefined for other text. */
export function readPublished(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T12:00`;
  // "March 5, 2019" and "3/5/2019 8:00 PM" without a zone: only the day is certain
  const time = Date.parse(`${text.replace(/(?<!\s)\s+\d{1,2}:\d\d.*$/s, '')} UTC`);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 10)}T12:00`;
}
