import { staffMember } from '../../content/staff/staff-member.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { matchRoute } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/**
 * The id identifies the member: an address with a former name redirects to the current one. A coach without a biography here
 * has one with the team, for the season.
 */
export const load = async ({ route, params, url, api }: LoadRequest<'staffBio'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(staffMember, id);
  if (!item?.url) return undefined;
  if (item.url === url.pathname) return { item };
  // other addresses of the directory have ids of another site
  if (!isFormerName(params.staffMemberSlug, item.url.split('/').at(-2) ?? '')) return undefined;
  const isHere = matchRoute(item.url)?.route.name === route.name;
  return redirectTo(item.url + url.search, isHere ? 301 : 307);
};
