import { staffMember } from '../../content/staff/staff-member.ts';
import { sportSlug } from '../../domain/sport.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { href } from '../../routing/routes.ts';

/** The coaches and support staff of the current season, and members of the directory who work for the sport. */
export const load = async ({ params, url, api }: LoadRequest<'sportStaff'>) => {
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
