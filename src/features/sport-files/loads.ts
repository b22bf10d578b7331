import { sportFile } from '../../content/sport-files/sport-file.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

const year = /^\d{4}$/;
const number = /^\d{1,2}$/;

/** The page with a date and slug. A former URL, or one for a different access, redirects to the current one. */
export const loadSportFile = async ({ params, url, api }: LoadRequest<'sportFile'>) => {
  if (!year.test(params.year) || !number.test(params.month) || !number.test(params.day)) return undefined;
  const date = `${params.year}-${params.month.padStart(2, '0')}-${params.day.padStart(2, '0')}`;
  if (!isDay(date)) return undefined;
  const page = await api.content.byAddress(sportFile, { date, slug: params.filename });
  if (!page?.url) return undefined;
  return page.url === url.pathname ? { page } : redirectTo(page.url + url.search, 301);
};

function isDay(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date;
  } catch {
    return false;
  }
}
