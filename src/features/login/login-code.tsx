import type { LoginForm } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from './field.tsx';
import styles from './login-page.module.css';

/** The form for the code of a log-in whose password was right. */
export const LoginCode = ({ login: { token, returnTo, problems } }: { login: LoginForm }) => (
  <>
    <p className={styles.lead}>Your password is correct. Now enter the code that your authenticator app shows.</p>
    <form className={styles.form} method="post" action={href('login')} noValidate>
      <input type="hidden" name="token" value={token} />
      {returnTo && <input type="hidden" name="return" value={returnTo} />}
      <Field
        name="code"
        label="Code"
        hint="Six digits"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        problems={problems}
      />
      <details className={styles.recovery}>
        <summary>Use a recovery code</summary>
        <Field
          name="recovery"
          label="Recovery code"
          hint="One of those that you got when you set up the app. Each works once."
          type="text"
          autoComplete="off"
          isOptional
          problems={problems}
        />
      </details>
      <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
        Log in
      </Button>
    </form>
    <div className={styles.help}>
      <p>
        Lost your device and your recovery codes? The athletics web team can remove the app from your account.{' '}
        <a href={href('login')}>Start again</a>
      </p>
    </div>
  </>
);
