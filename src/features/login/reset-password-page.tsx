import type { ResetPasswordForm } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './login-page.module.css';
import { NewPassword } from './new-password.tsx';
import { PageFrame } from './page-frame.tsx';

/** Sets a new password with the link of a message. */
export default function ResetPasswordPage({ data: { form } }: { data: { form: ResetPasswordForm } }) {
  const { step, token, link, email, problems } = form;
  if (step === 'unknown')
    return (
      <PageFrame title="This link is no longer valid" problems={[]}>
        <p className={styles.lead}>
          It was used, a newer one was sent, or 30 minutes have passed.{' '}
          <a href={href('forgotPassword')}>Ask for another link</a>
        </p>
      </PageFrame>
    );
  return (
    <PageFrame title="Choose a new password" problems={problems} problemTitle="Your password has not changed">
      <p className={styles.lead}>It replaces the password of {email} and logs out all browsers.</p>
      <form className={styles.form} method="post" action={href('resetPassword')} noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="link" value={link} />
        <NewPassword email={email} problems={problems} />
        <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
          Set the password
        </Button>
      </form>
    </PageFrame>
  );
}
