import { facility } from '../../content/facilities/facility.ts';
import type { Check } from './check.ts';

/** The id decides which facility is meant: an address with a former name redirects to the current one. */
export const check: Check = async ({ url, params, api }) => {
  const id = Number(params['facilityId']);
  const item = Number.isSafeInteger(id) && id > 0 ? await api.content.get(facility, id) : undefined;
  if (!item?.url) return { notFound: true };
  return item.url === url.pathname ? undefined : { redirect: item.url + url.search, status: 301 };
};
