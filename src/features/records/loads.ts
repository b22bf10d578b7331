import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';
import { parseRecordView } from './record-views.ts';

/** The record book of a sport. A view or category without records is a 404. */
export const loadRecords = async ({ params, url, api }: LoadRequest<'records'>) => {
  const sport = await api.sports.find(params.sportSlug);
  if (!sport || sport.non_sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportSlug) return redirectTo(href('records', { sportSlug: slug }) + url.search, 301);
  const book = await api.records.get(slug);
  const view = book && parseRecordView(url.searchParams, book);
  return book && view && { book, view, displayOpponentHistory: sport.displayOpponentHistory };
};
