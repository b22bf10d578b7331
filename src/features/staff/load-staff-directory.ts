import { department } from '../../content/staff/department.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { type LoadRequest, refuse } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

const views = ['department', 'a-z'] as const;
export type DirectoryView = (typeof views)[number];

/** Characters of a search. */
export const maxNameLength = 100;

/** The whole directory, with the view and search that the query names. */
export const load = async ({ url, api }: LoadRequest<'staffDirectory' | 'printStaffDirectory'>) => {
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
