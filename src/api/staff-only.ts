import type { Db } from '../db/client.ts';
import type { Rights } from '../domain/rights.ts';
import type { Tenant } from '../domain/tenant.ts';
import { acceptToken } from '../staff/accept-token.ts';
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

/** The challenge of a request without a session, for `WWW-Authenticate`. */
export const sessionChallenge = `Cookie realm="staff", form-action="/login", cookie-name=${sessionCookieName}`;

type Guarded = { db: Db; tenant: Tenant; staff: Pick<Staff, 'findSession'>; clientAddress: string | undefined };

/**
 * The first guard: the rights of a request with a token, or with a valid session of the college, which are looked up every time, and
 * otherwise an error response that is the same for every path. A request with an `Authorization` header has no session, so that a
 * handler knows from `tokenId` that no browser has added the credentials by itself.
 */
export const requireStaff = async (
  { headers }: Request,
  { db, tenant, staff, clientAddress }: Guarded,
): Promise<Rights | Response> => {
  const authorization = headers.get('authorization');
  if (authorization !== null) {
    const source = { address: clientAddress ?? '', userAgent: headers.get('user-agent') ?? '' };
    const found = await acceptToken(db, tenant.id, bearerToken(authorization), source);
    return 'rights' in found ? found.rights : tokenProblem(found);
  }
  const token = readSessionToken(headers.get('cookie') ?? undefined);
  const member = token && (await staff.findSession(tenant.id, token));
  if (member) return member;
  return problemResponse(problem(401, 'This endpoint is for staff of the college. Log in first.'), {
    'www-authenticate': sessionChallenge,
  });
};

/** The token of an `Authorization` header; empty if it has another form. */
const bearerToken = (authorization: string): string => /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1] ?? '';

function tokenProblem({ waitSeconds }: { waitSeconds: number }): Response {
  if (waitSeconds > 0)
    return problemResponse(problem(429, 'Too many requests with an unknown token came from your network.'), {
      'retry-after': String(waitSeconds),
    });
  return problemResponse(problem(401, 'The token is unknown, has expired or has ended.'), {
    'www-authenticate': 'Bearer realm="staff", error="invalid_token"',
  });
}
