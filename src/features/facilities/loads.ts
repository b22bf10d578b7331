import { facility } from '../../content/facilities/facility.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';
import { gamesAt } from './games-at.ts';

/** Number of upcoming games of all sports that are searched, about four weeks at a large college. */
const gamesAhead = 100;

/** The id identifies the facility; a URL with a former name redirects to the current one. */
export const loadFacilities = async ({ params, url, api }: LoadRequest<'facility'>) => {
  const id = parseRowId(params.facilityId);
  const item = id === undefined ? undefined : await api.content.get(facility, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  const upcoming = await api.events.upcoming({ size: gamesAhead });
  return { item, games: gamesAt(item.title, upcoming.items) };
};

export const loadFacilityList = ({ api }: LoadRequest<'facilities'>) => api.content.list(facility, { size: 100 });
