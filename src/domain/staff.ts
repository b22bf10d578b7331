import { type } from 'arktype';

/** Somebody of a college who is logged in, as a request knows them. */
export type StaffMember = { accountId: number; name: string; email: string };

export const shortestPassword = 12;
/** Longer than any sentence people remember; hashing something endless would cost us, not them. */
export const longestPassword = 256;

/** An address as it is compared: without blanks around it, in lower case. */
export const staffEmail = type('string.trim')
  .to('string.email <= 254')
  .pipe((text) => text.toLowerCase())
  .describe('an e-mail address');

/** A new password. Its length is all that is asked of it: rules on characters make people choose worse ones. */
export const newPassword = type(`${shortestPassword} <= string <= ${longestPassword}`).describe(
  `${shortestPassword} to ${longestPassword} characters long`,
);

/** A field of the log-in with what is wrong with it; without a field it concerns the form as a whole. */
export type LoginProblem = { field?: 'email' | 'password'; text: string };

/** What the log-in page shows. */
export type LoginForm = {
  /** Proves that a form came from a page of ours. */
  token: string;
  /** Where to go afterwards: a page of this site, path and query. */
  returnTo: string | undefined;
  email: string;
  problems: readonly LoginProblem[];
};
