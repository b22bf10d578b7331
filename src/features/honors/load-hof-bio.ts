import { inductee } from '../../content/honors/inductee.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

/** The id identifies the inductee; a URL with a former name or hall redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'inductee'>) => {
  const id = parseRowId(params.inducteeId);
  const item = id === undefined ? undefined : await api.content.get(inductee, id);
  if (!item?.url || !item.hall) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const inducted = await api.content.all(inductee, { hallId: item.hall.id, inducted: item.inducted });
  return { item, classmates: inducted.filter((other) => other.id !== id) };
};
