import { inductee } from '../../content/honors/inductee.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The id identifies the inductee; a URL with a former name or hall redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'inductee'>) => {
  const id = parseRowId(params.inducteeId);
  const item = id === undefined ? undefined : await api.content.get(inductee, id);
  if (!item?.url || !item.hall) return undefined;
  if (item.url !== url.pathname) {
    const name = item.url.split('/').at(-2) ?? '';
    return isFormerName(params.inducteeSlug, name) ? redirectTo(item.url + url.search, 301) : undefined;
  }
  const inducted = await api.content.all(inductee, { hallId: item.hall.id, inducted: item.inducted });
  return { item, classmates: inducted.filter((other) => other.id !== id) };
};
