import type { ApiClient } from '../../api/client.ts';
import { isFormerName } from '../../domain/former-name.ts';
import { redirectTo } from '../../routing/load.ts';
import { parseRowId } from '../../web/row-id.ts';

/** The coach or staff member with an id, on the page for their role; URLs with a former name redirect there. */
export async function loadStaffMember(idText: string, named: string, { url, api }: { url: URL; api: ApiClient }) {
  const id = parseRowId(idText);
  const member = id === undefined ? undefined : await api.staff.get(id);
  if (!member?.url) return undefined;
  if (member.url === url.pathname) return { member };
  const name = member.url.split('/').at(-2) ?? '';
  return isFormerName(named, name) ? redirectTo(member.url + url.search, 301) : undefined;
}
