import { document } from '../../content/documents/document.ts';
import type { LoadRequest } from '../../routing/load.ts';

const pageSize = 50;

/** A page of documents, of all sports or of one; undefined for a sport or a page that there is not. */
export const load = async ({ url, api }: LoadRequest<'documents'>) => {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) return undefined;
  const slug = url.searchParams.get('sport') || undefined;
  const [sport, sports] = await Promise.all([slug ? api.sports.find(slug) : undefined, api.sports.list()]);
  if (slug && !sport) return undefined;
  const documents = await api.content.list(document, { sportId: sport?.id, page, size: pageSize });
  return page > 1 && documents.items.length === 0 ? undefined : { documents, sport, sports };
};
