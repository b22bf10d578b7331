import type { LoginForm } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from './field.tsx';
import styles from './login-page.module.css';

type Props = {
  login: LoginForm;
  /** The address of the account that logs in again. */
  email?: string;
};

/** The login form, validated by the server: messages appear beside their field and in the summary. */
export const LoginFields = ({ login: { token, returnTo, email: typed, problems }, email }: Props) => (
  <form className={styles.form} method="post" action={href('login')} noValidate>
    <input type="hidden" name="token" value={token} />
    {returnTo && <input type="hidden" name="return" value={returnTo} />}
    {email === undefined ? (
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="username"
        value={typed}
        problems={problems}
      />
    ) : (
      <input type="hidden" name="email" value={email} autoComplete="username" />
    )}
    <Field name="password" label="Password" type="password" autoComplete="current-password" problems={problems} />
    <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
      Log in
    </Button>
  </form>
);
