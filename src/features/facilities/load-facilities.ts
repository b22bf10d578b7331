import { facility } from '../../content/facilities/facility.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';

/** The id identifies the facility; a URL with a former name redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'facility'>) => {
  const id = parseRowId(params.facilityId);
  const item = id === undefined ? undefined : await api.content.get(facility, id);
  if (!item?.url) return undefined;
  return item.url === url.pathname ? { item } : redirectTo(item.url + url.search, 301);
};
