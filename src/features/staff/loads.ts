import { department } from '../../content/staff/department.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo, refuse } from '../../routing/load.ts';
import { href, matchRoute } from '../../routing/routes.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The coaches and support staff of the current season, and members of the directory who work for the sport. */
export const loadSportStaff = async ({ params, url, api }: LoadRequest<'sportStaff'>) => {
  const sport = await api.sports.find(params.sportDepartment);
  if (!sport) return undefined;
  const slug = sportSlug(sport);
  if (slug !== params.sportDepartment)
    return redirectTo(href('sportStaff', { sportDepartment: slug }) + url.search, 301);
  const [staff, members] = await Promise.all([
    api.staff.bySport(slug),
    api.content.all(staffMember, { sportId: sport.id }),
  ]);
  return staff && { staff, members };
};

/**
 * The id identifies the member: an address with a former name redirects to the current one. A coach without a biography here
 * has one with the team, for the season.
 */
export const loadStaffBio = async ({ route, params, url, api }: LoadRequest<'staffBio'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(staffMember, id);
  if (!item?.url) return undefined;
  if (item.url === url.pathname) return { item };
  // other addresses of the directory have ids of another site
  if (!isFormerName(params.staffMemberSlug, item.url.split('/').at(-2) ?? '')) return undefined;
  const isHere = matchRoute(item.url)?.route.name === route.name;
  return redirectTo(item.url + url.search, isHere ? 301 : 307);
};

/** The id identifies the department; a URL with a former name redirects to the current one. */
export const loadStaffDepartment = async ({ params, url, api }: LoadRequest<'staffDepartment'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(department, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  return { item, members: await api.content.all(staffMember, { departmentId: item.id }) };
};

const views = ['department', 'a-z'] as const;
export type DirectoryView = (typeof views)[number];

/** Characters of a search. */
export const maxNameLength = 100;

/** The whole directory, with the view and search that the query names. */
export const loadStaffDirectory = async ({ url, api }: LoadRequest<'staffDirectory' | 'printStaffDirectory'>) => {
  const given = url.searchParams.get('view') ?? views[0];
  const view = views.find((each) => each === given);
  const instead = { title: 'Staff directory', href: href('staffDirectory') };
  if (!view)
    return refuse(`view is ${JSON.stringify(given.slice(0, 80))}; it has to be one of ${views.join(', ')}.`, instead);
  const search = url.searchParams.get('q')?.trim() ?? '';
  if (search.length > maxNameLength)
    return refuse(`q has ${search.length} characters; it can have at most ${maxNameLength}.`, instead);
  const [departments, members, sports] = await Promise.all([
    api.content.all(department),
    api.content.all(staffMember),
    api.sports.list(),
  ]);
  return { departments, members, sports, view, search };
};
