const newsPath = /^\/news\/(\d{4})\/(\d{1,2})\/(\d{1,2})\/([^/]+?)(?:\.aspx)?\/?$/i;

/** The day and the last part of a former address such as `/news/2019/3/5/slug.aspx`; undefined for other addresses. */
export function readNewsPath(pathname: string): { day: string; slug: string } | undefined {
  const [, year, month = '', day = '', slug = ''] = newsPath.exec(pathname) ?? [];
  if (year === undefined) return undefined;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, slug };
}

/** A date of a file as `publishedAt` accepts it; a day alone is noon at the college. Undefined for what is no date. */
export function readPublished(text: string): string | undefined {
  if (/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(text)) return text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return `${text}T12:00`;
  // "March 5, 2019" and "3/5/2019 8:00 PM" without a zone: only the day is certain
  const time = Date.parse(`${text.replace(/\s+\d{1,2}:\d\d.*$/, '')} UTC`);
  return Number.isNaN(time) ? undefined : `${new Date(time).toISOString().slice(0, 10)}T12:00`;
}
