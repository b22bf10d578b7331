import type { Context } from 'hono';

import type {
  AccountForm,
  AccountProblem,
  ChangePasswordForm,
  FactorForm,
  ForgotPasswordForm,
  OwnAccount,
  ResetPasswordForm,
} from '../domain/staff.ts';
import type { Tenant } from '../domain/tenant.ts';
import { counted } from '../web/counted.ts';
import type { AppEnv } from './app-env.ts';
import { readDeviceToken } from './device-cookie.ts';
import { requireRecentSession } from './recent-session.ts';
import type { readStaffPost } from './staff-post.ts';

/** What an account page shows. */
export type Answer = {
  form: ForgotPasswordForm | ResetPasswordForm | ChangePasswordForm | AccountForm | FactorForm;
  account?: OwnAccount;
  status?: number | undefined;
  waitSeconds?: number | undefined;
};
export type Visit = { c: Context<AppEnv>; tenant: Tenant; token: string };
/** Responds to a visit of an account page, or to its posted form. */
export type Handler = (visit: Visit, posted: Posted | undefined) => Promise<Answer | Response>;
export type Posted = Awaited<ReturnType<typeof readStaffPost>>;

/** The forms of these pages would be refused to a session that was idle. */
export const recent =
  (handle: Handler): Handler =>
  async (visit, posted) =>
    requireRecentSession(visit.c) ?? handle(visit, posted);

export const wrongPassword: AccountProblem = { field: 'current', text: 'This is not your current password.' };
export const tooMany = (seconds: number): AccountProblem => ({
  field: 'current',
  text: `Too many wrong passwords. ${waitText(seconds)}`,
});

export const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return `Please wait ${counted(minutes, 'minute')}.`;
};

/** The member of a page behind the log-in. */
export const requireStaff = ({ var: { staff } }: Context<AppEnv>) => {
  if (!staff) throw new Error('An account page needs the session and access middleware before it');
  return staff;
};

/** The browser that sent a request. */
export const clientOf = (c: Context<AppEnv>) => ({
  address: c.var.clientAddress ?? '',
  userAgent: c.req.header('user-agent') ?? '',
  device: readDeviceToken(c.req.header('cookie')),
});
