import type { Tenant } from '../domain/tenant.ts';
import type { Staff } from '../staff/staff.ts';
import { readSessionToken, sessionCookieName } from '../web/session-cookie.ts';
import type { Endpoint } from './endpoint.ts';
import { problem, problemResponse } from './problem.ts';

/** Prefix of exactly the staff-only endpoints. */
const hiddenPath = '/Hidden/';

/** Asserts that an endpoint's path and access agree: both are staff-only or neither is. */
export const assertStaffPathsAgree = (endpoints: readonly Endpoint[]): void => {
  const wrong = endpoints.find(({ path, staffOnly = false }) => path.startsWith(hiddenPath) !== staffOnly);
  if (wrong) throw new Error(`${wrong.path}: what stands below ${hiddenPath} is staffOnly, and nothing else is`);
};

/** Whether a lowercase API route is staff-only. */
export const isStaffRoute = (route: string): boolean => route.startsWith(`/api/v2${hiddenPath.toLowerCase()}`);

/**
 * The first guard: returns undefined for a request with a valid session of the college, which is looked up every time, and otherwise
 * an error response that is the same for every path.
 */
export const requireStaffSession = async (
  { headers }: Request,
  tenant: Tenant,
  staff: Pick<Staff, 'findSession'>,
): Promise<Response | undefined> => {
  const token = readSessionToken(headers.get('cookie') ?? undefined);
  if (token && (await staff.findSession(tenant.id, token))) return undefined;
  return problemResponse(problem(401, 'This endpoint is for staff of the college. Log in first.'), {
    'www-authenticate': `Cookie realm="staff", form-action="/login", cookie-name=${sessionCookieName}`,
  });
};
