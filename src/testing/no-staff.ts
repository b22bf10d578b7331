import type { Staff } from '../staff/staff.ts';

/** No accounts and no sessions. */
export const noStaff: Staff = {
  findSession: async () => undefined,
  logIn: async () => ({ wrong: true }),
  logOut: async () => {},
  passwordReset: {
    request: async () => 0,
    find: async () => undefined,
    complete: async () => ({ expired: true }),
  },
  ownAccount: {
    find: async () => ({ sessions: [], logins: [] }),
    changePassword: async () => ({ wrong: true }),
    endSessions: async () => ({ wrong: true }),
  },
};
