import { type } from 'arktype';

import type { Grant } from './rights.ts';

/** The logged-in staff member of a request. */
export type StaffAccount = {
  accountId: number;
  name: string;
  email: string;
  sessionId: number;
  /** Whether the session may write: it has never been idle for half an hour since the password was entered. */
  mayWrite: boolean;
  /** What the account may do: see `findRefusal`. */
  grants: readonly Grant[];
};

/** How a log-in ended. Of the attempts that are refused without looking at the password, only the first is recorded. */
export const loginOutcomes = [
  'accepted',
  'wrong_password',
  'unknown_account',
  'disabled_account',
  'too_many_attempts',
  'unknown_token',
  'wrong_code',
] as const;
export type LoginOutcome = (typeof loginOutcomes)[number];

export const minPasswordLength = 12;
/** Characters. Bounds the cost of hashing; no passphrase is longer. */
export const maxPasswordLength = 256;

/** For which a log-in whose password was right waits for its code. */
export const pendingMinutes = 10;

/** Normalizes an e-mail address: trimmed, in lowercase. */
export const staffEmail = type('string.trim')
  .to('string.email <= 254')
  .pipe((text) => text.toLowerCase())
  .describe('an e-mail address');

/** A new password. Only its length is checked, because composition rules lead to weaker passwords (NIST SP 800-63B). */
export const newPassword = type(`${minPasswordLength} <= string <= ${maxPasswordLength}`).describe(
  `${minPasswordLength} to ${maxPasswordLength} characters long`,
);

/** An error in a form of the log-in or an account; without a field it applies to the whole form. */
export type AccountProblem = { field?: string; text: string };

/** Data of the login page. */
export type LoginForm = {
  /** Whether the password was right and the code of the second factor is asked for. */
  step: 'password' | 'code';
  /** CSRF token. */
  token: string;
  /** Local path and query to return to after login. */
  returnTo: string | undefined;
  email: string;
  problems: readonly AccountProblem[];
};

/** A request for a link to set a new password. */
export type ForgotPasswordForm = {
  step: 'request' | 'requested';
  /** CSRF token. */
  token: string;
  email: string;
  problems: readonly AccountProblem[];
};

/** A new password with the link of a message; `link` is its token. */
export type ResetPasswordForm = {
  step: 'choose' | 'unknown';
  token: string;
  link: string;
  email: string;
  problems: readonly AccountProblem[];
};

/** A new password of a logged-in member. */
export type ChangePasswordForm = { token: string; email: string; problems: readonly AccountProblem[] };

/** The sessions and the last log-ins of a member. */
export type OwnAccount = {
  sessions: {
    id: number;
    /** The session of the request. */
    isThis: boolean;
    /** "Firefox on Windows". */
    browser: string;
    address: string;
    createdAt: string;
    lastSeenAt: string;
  }[];
  logins: { at: string; outcome: LoginOutcome; address: string; browser: string }[];
  /** Whether a log-in needs a code as well. */
  hasFactor: boolean;
};

/**
 * The second factor of a member: none, one that is being set up, one that log-ins ask for, or new recovery codes, which are shown
 * once. `secret` is the shared secret in base 32, `address` the `otpauth:` URI for authenticator apps.
 */
export type Factor =
  | { step: 'off' }
  | { step: 'setup'; secret: string; address: string }
  | { step: 'on'; codesLeft: number }
  | { step: 'codes'; codes: readonly string[] };

/** The page of a member's second factor. */
export type FactorForm = { token: string; factor: Factor; problems: readonly AccountProblem[] };

/** The page of a member's account. */
export type AccountForm = {
  token: string;
  /** What has just happened. */
  done?: 'password' | 'sessions' | 'factor' | 'refused' | undefined;
  /** Ids of the sessions that were chosen in a refused form. */
  chosen: readonly number[];
  problems: readonly AccountProblem[];
};
