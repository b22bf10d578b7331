import { document } from '../../content/documents/document.ts';
import { readListQuery } from '../../routing/list-query.ts';
import { isRefusal, type LoadRequest } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const pageSize = 50;

/** A page of documents, of all sports or of the one in `?sport=`; undefined for a page that there is not. */
export const loadDocuments = async ({ url, api }: LoadRequest<'documents'>) => {
  const query = await readListQuery({ url, api, instead: { title: 'All documents', href: href('documents') } });
  if (isRefusal(query)) return query;
  const { sport, page } = query;
  const sports = await api.sports.list();
  const documents = await api.content.list(document, { sportId: sport?.id, page, size: pageSize });
  return page > 1 && documents.items.length === 0 ? undefined : { documents, sport, sports };
};
