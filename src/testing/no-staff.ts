import type { Staff } from '../staff/staff.ts';

/** No accounts and no sessions. */
export const noStaff: Staff = {
  findSession: async () => undefined,
  logIn: async () => ({ wrong: true }),
  enterCode: async () => ({ expired: true }),
  logOut: async () => {},
  passwordReset: {
    request: async () => 0,
    find: async () => undefined,
    complete: async () => ({ expired: true }),
  },
  ownAccount: {
    find: async () => ({ sessions: [], logins: [], hasFactor: false }),
    changePassword: async () => ({ wrong: true }),
    endSessions: async () => ({ wrong: true }),
  },
  ownFactor: {
    find: async () => ({ step: 'off' }),
    begin: async () => ({ wrong: true }),
    turnOn: async () => ({ wrong: true }),
    replaceCodes: async () => ({ wrong: true }),
    turnOff: async () => ({ wrong: true }),
  },
};
