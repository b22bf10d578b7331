import { type } from 'arktype';

/** The logged-in staff member of a request. */
export type StaffAccount = { accountId: number; name: string; email: string };

export const minPasswordLength = 12;
/** Characters. Bounds the cost of hashing; no passphrase is longer. */
export const maxPasswordLength = 256;

/** Normalizes an e-mail address: trimmed, in lowercase. */
export const staffEmail = type('string.trim')
  .to('string.email <= 254')
  .pipe((text) => text.toLowerCase())
  .describe('an e-mail address');

/** A new password. Only its length is checked, because composition rules lead to weaker passwords (NIST SP 800-63B). */
export const newPassword = type(`${minPasswordLength} <= string <= ${maxPasswordLength}`).describe(
  `${minPasswordLength} to ${maxPasswordLength} characters long`,
);

/** An error in the log-in form; without a field it applies to the whole form. */
export type LoginProblem = { field?: 'email' | 'password'; text: string };

/** Data of the login page. */
export type LoginForm = {
  /** CSRF token. */
  token: string;
  /** Local path and query to return to after login. */
  returnTo: string | undefined;
  email: string;
  problems: readonly LoginProblem[];
};
