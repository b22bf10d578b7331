import { department } from '../../content/staff/department.ts';
import { staffMember } from '../../content/staff/staff-member.ts';
import { type LoadRequest, redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The id identifies the department; a URL with a former name redirects to the current one. */
export const load = async ({ params, url, api }: LoadRequest<'staffDepartment'>) => {
  const id = parseRowId(params.id);
  const item = id === undefined ? undefined : await api.content.get(department, id);
  if (!item?.url) return undefined;
  if (item.url !== url.pathname) return redirectTo(item.url + url.search, 301);
  return { item, members: await api.content.all(staffMember, { departmentId: item.id }) };
};
