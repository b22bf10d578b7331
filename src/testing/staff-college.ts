import { afterAll, beforeAll, beforeEach } from 'vitest';

import type { Database } from '../db/client.ts';
import { mail } from '../db/schema/mail.ts';
import { loginAttempt, staffAccount, staffLogin } from '../db/schema/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { createAccount } from '../staff/accounts.ts';
import type { Credentials } from '../staff/log-in.ts';
import { createStaff, type Staff } from '../staff/staff.ts';
import { createTestDatabase } from './database.ts';
import { createCollege } from './factories.ts';

export const email = 'dana@harbor.example.edu';
export const password = 'a long enough sentence';
/** The browser of the account's owner, and one of somebody else. */
export const owner = {
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
};
export const anonymous = { address: '203.0.113.9', userAgent: '' };

/** Sets up two colleges and one account of the first for each test. */
export function staffCollege() {
  let database: Database;
  let college: Tenant;
  let other: Tenant;
  let staff: Staff;
  beforeAll(async () => {
    database = await createTestDatabase();
    college = await createCollege(database.db);
    other = await createCollege(database.db, { slug: 'summit' });
    staff = create();
  });
  beforeEach(async () => {
    for (const table of [staffLogin, staffAccount, loginAttempt, mail]) await database.db.delete(table);
    await createAccount(database.db, college.id, { email, name: 'Dana Whistle', password }, 'anna');
    // so that Dana is not the last one
    const grants = [{ role: 'administrator', sportId: null, gameId: null, day: null }] as const;
    const administrator = { email: 'anna@harbor.example.edu', name: 'Anna Reed', password, grants };
    await createAccount(database.db, college.id, administrator, 'anna');
  });
  afterAll(() => database.close());

  const create = (options: Partial<Parameters<typeof createStaff>[0]> = {}) =>
    createStaff({
      db: database.db,
      originOf: ({ slug }) => `https://${slug}.example.edu`,
      slowestMs: 0,
      ...options,
    });

  return {
    create,
    get database() {
      return database;
    },
    get college() {
      return college;
    },
    get other() {
      return other;
    },
    get staff() {
      return staff;
    },
    logIn: (changes: Partial<Credentials> = {}) => staff.logIn(college, { email, password, ...owner, ...changes }),
    /** Logs in and returns the tokens of the session and of the browser. */
    enter: async (changes: Partial<Credentials> = {}) => {
      const result = await staff.logIn(college, { email, password, ...owner, ...changes });
      if (!('token' in result)) throw new Error(`not logged in: ${JSON.stringify(result)}`);
      return result;
    },
    /** Queued messages, in order. */
    mails: () => database.db.select().from(mail).orderBy(mail.id),
  };
}
