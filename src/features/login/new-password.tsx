import { type AccountProblem, minPasswordLength } from '../../domain/staff.ts';
import { Field } from './field.tsx';
import styles from './login-page.module.css';

/** The field of a new password, with the account's address for password managers. */
export const NewPassword = ({ email, problems }: { email: string; problems: readonly AccountProblem[] }) => (
  <>
    <input
      className={styles.account}
      type="text"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
    <Field
      name="password"
      label="New password"
      hint={`At least ${minPasswordLength} characters, such as four words. Passwords that were stolen from other sites are refused.`}
      type="password"
      autoComplete="new-password"
      problems={problems}
    />
  </>
);
