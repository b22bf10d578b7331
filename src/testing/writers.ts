import { matching } from '../db/matching.ts';
import { staffAccount, staffRefusal } from '../db/schema/staff.ts';
import type { Grant, Role } from '../domain/rights.ts';
import { createAccount } from '../staff/accounts.ts';
import { addApiToken } from '../staff/api-tokens.ts';
import { createSession } from '../staff/sessions.ts';
import { formToken } from '../web/form-token.ts';
import { cookieOf } from '../web/session-cookie.ts';
import { createTwoColleges } from './api.ts';

export type SendOptions = {
  /** An API token. */
  bearer?: string;
  /** A session, with its form token and the origin of the college. */
  session?: string;
  json?: unknown;
  text?: string;
  /** The type of `text`. */
  type?: string;
  headers?: Record<string, string>;
  host?: string;
};

/** An API with the colleges `harbor` and `summit`, and accounts that write. Close it in `afterAll`. */
export async function createWriters() {
  const site = await createTwoColleges();
  let accounts = 0;

  const grantOf = (role: Role, scope: Partial<Grant>): Grant => ({
    ...{ role, sportId: null, gameId: null, day: null },
    ...(role === 'scorer' && { day: '2026-09-12' }),
    ...scope,
  });

  /** Adds an account, of harbor by default. */
  const addAccount = async (
    role: Role,
    { tenantId = site.harborId, ...scope }: Partial<Grant> & { tenantId?: number } = {},
  ) => {
    const email = `${role}-${++accounts}@harbor.example.edu`;
    const grants = [grantOf(role, scope)];
    await createAccount(site.db, tenantId, { email, name: 'Dana', password: 'a long enough sentence', grants }, 'anna');
    const [row] = await site.db.select().from(staffAccount).where(matching(staffAccount, { tenantId, email }));
    if (!row) throw new Error(`${email} was not added`);
    return { tenantId, id: row.id, email, grants };
  };

  return {
    ...site,
    addAccount,
    /** Adds an account with a token for its role. */
    addToken: async (...account: Parameters<typeof addAccount>): Promise<string> => {
      const { grants, ...owner } = await addAccount(...account);
      const expiresAt = Temporal.Now.instant().add({ hours: 24 });
      return (await addApiToken(site.db, owner, { name: 'Test', grants, expiresAt }, 'anna')).token;
    },
    /** Adds an account with a session. */
    addSession: async (...account: Parameters<typeof addAccount>): Promise<string> => {
      const { tenantId, id } = await addAccount(...account);
      return createSession(site.db, tenantId, { accountId: id, address: '', userAgent: '' });
    },
    refusals: () => site.db.select().from(staffRefusal),
    send: (method: string, path: string, options: SendOptions = {}) =>
      site.api.request(requestOf(method, path, options)),
  };
}

/** A request for a path below `/api/v2`. */
export function requestOf(method: string, path: string, options: SendOptions = {}): Request {
  const { bearer, session, json, text, type = 'application/json', headers, host = 'harbor.localhost' } = options;
  const body = json === undefined ? text : JSON.stringify(json);
  const origin = `http://${host}`;
  return new Request(`${origin}/api/v2${path}`, {
    method,
    body: body === undefined ? null : new TextEncoder().encode(body),
    headers: {
      ...(body !== undefined && type && { 'content-type': type }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(session && { cookie: cookieOf(session), origin, 'x-form-token': formToken(session) }),
      ...headers,
    },
  });
}
