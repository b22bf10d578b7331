import type { ApiClient } from '../../api/client.ts';
import { parseRowId } from '../../domain/row-id.ts';
import { redirectTo } from '../../routing/load.ts';

/** The coach or staff member with an id, on the page for their role; other URLs redirect there. */
export async function loadStaffMember(idText: string, url: URL, api: ApiClient) {
  const id = parseRowId(idText);
  const member = id === undefined ? undefined : await api.staff.get(id);
  if (!member?.url) return undefined;
  return member.url === url.pathname ? { member } : redirectTo(member.url + url.search, 301);
}
