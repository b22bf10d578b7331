import type { LoadRequest } from '../../routing/load.ts';
import { loadStaffMember } from './staff-member.ts';

/** The id identifies the staff member of a season; a URL with a former name redirects to the current one. */
export const load = ({ params, url, api }: LoadRequest<'supportStaffBio'>) =>
  loadStaffMember(params.supportStaffId, params.supportStaffName, { url, api });
