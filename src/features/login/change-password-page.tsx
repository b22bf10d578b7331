import type { ChangePasswordForm } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from './field.tsx';
import styles from './login-page.module.css';
import { NewPassword } from './new-password.tsx';
import { PageFrame } from './page-frame.tsx';

/** Changes the password of the logged-in member. */
export default function ChangePasswordPage({ data: { form } }: { data: { form: ChangePasswordForm } }) {
  const { token, email, problems } = form;
  return (
    <PageFrame title="Change your password" problems={problems} problemTitle="Your password has not changed">
      <p className={styles.lead}>You stay logged in here. All other browsers are logged out.</p>
      <form className={styles.form} method="post" action={href('hiddenPassword')} noValidate>
        <input type="hidden" name="token" value={token} />
        <Field
          name="current"
          label="Current password"
          type="password"
          autoComplete="current-password"
          problems={problems}
        />
        <NewPassword email={email} problems={problems} />
        <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
          Change the password
        </Button>
      </form>
      <p className={styles.help}>
        <a href={href('hiddenAccount')}>Back to your account</a>
      </p>
    </PageFrame>
  );
}
