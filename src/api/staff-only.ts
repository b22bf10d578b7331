import { readSessionToken, sessionCookieName } from '../domain/session-cookie.ts';
import type { Tenant } from '../domain/tenant.ts';
import type { Staff } from '../staff/staff.ts';
import type { Endpoint } from './endpoint.ts';
import { problem, problemResponse } from './problem.ts';

/** Below it stands everything that only staff may ask for, and nothing else. */
const hiddenPath = '/Hidden/';

/** Fails where an endpoint's address and its access say different things: the wall is both or none. */
export const assertHiddenTogether = (endpoints: readonly Endpoint[]): void => {
  const wrong = endpoints.find(({ path, staffOnly = false }) => path.startsWith(hiddenPath) !== staffOnly);
  if (wrong) throw new Error(`${wrong.path}: what stands below ${hiddenPath} is staffOnly, and nothing else is`);
};

/** Whether a route of the API, in lower case, is one that only staff may ask for. */
export const isStaffRoute = (route: string): boolean => route.startsWith(`/api/v2${hiddenPath.toLowerCase()}`);

/**
 * The first wall: undefined for a request with a session of the college, looked up anew each time, else the refusal. It
 * says the same whatever was asked for.
 */
export const refuseStrangers = async (
  { headers }: Request,
  tenant: Tenant,
  staff: Pick<Staff, 'findSession'>,
): Promise<Response | undefined> => {
  const token = readSessionToken(headers.get('cookie') ?? undefined);
  if (token && (await staff.findSession(tenant.id, token))) return undefined;
  return problemResponse(problem(401, 'This is for staff of the college; log in first.'), {
    'www-authenticate': `Cookie realm="staff", form-action="/login", cookie-name=${sessionCookieName}`,
  });
};
