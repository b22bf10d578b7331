import type { RosterStaff } from '../../api/rosters/schema.ts';
import { SiteLink } from '../../ui/controls/site-link.tsx';

/** The name, linked to the bio of shown staff. */
export function StaffName({ person: { firstName, lastName, url } }: { person: RosterStaff }) {
  const name = `${firstName} ${lastName}`.trim();
  return url ? <SiteLink href={url}>{name}</SiteLink> : name;
}
