import type { Rights } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Staff } from '../staff/staff.ts';
import { readSessionToken, sessionCookieName } from '../web/session-cookie.ts';
import type { Endpoint } from './endpoint.ts';
import { problem, problemResponse } from './problem.ts';

/** Prefix of exactly the staff-only endpoints. */
const hiddenPath = '/Hidden/';

/** Asserts that an endpoint's path and access agree: both are staff-only or neither is. */
export const assertStaffPathsAgree = (endpoints: readonly Endpoint[]): void => {
  const wrong = endpoints.find(({ path, staffOnly }) => path.startsWith(hiddenPath) !== (staffOnly !== undefined));
  if (wrong) throw new Error(`${wrong.path}: what stands below ${hiddenPath} is staffOnly, and nothing else is`);
};

/** Whether a lowercase API route is staff-only. */
export const isStaffRoute = (route: string): boolean => route.startsWith(`/api/v2${hiddenPath.toLowerCase()}`);

/**
 * The first guard: the rights of a request with a valid session of the college, which is looked up every time, and otherwise an error
 * response that is the same for every path.
 */
export const requireStaffSession = async (
  { headers }: Request,
  tenant: Tenant,
  staff: Pick<Staff, 'findSession'>,
): Promise<Rights | Response> => {
  const token = readSessionToken(headers.get('cookie') ?? undefined);
  const member = token && (await staff.findSession(tenant.id, token));
  if (member) return member;
  return problemResponse(problem(401, 'This endpoint is for staff of the college. Log in first.'), {
    'www-authenticate': `Cookie realm="staff", form-action="/login", cookie-name=${sessionCookieName}`,
  });
};
