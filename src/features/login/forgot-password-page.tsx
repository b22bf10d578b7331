import type { ForgotPasswordForm } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from './field.tsx';
import styles from './login-page.module.css';
import { PageFrame } from './page-frame.tsx';

/** Asks for a link to set a new password. The response is the same whether or not the account exists. */
export default function ForgotPasswordPage({ data: { form } }: { data: { form: ForgotPasswordForm } }) {
  const { tenant } = getRequestContext();
  const { step, token, email, problems } = form;
  if (step === 'requested')
    return (
      <PageFrame title="Check your mail" problems={[]}>
        <p className={styles.lead} role="status">
          If {tenant.name} has a staff account with this address, we have sent it a link to set a new password. It works
          once, within 30 minutes.
        </p>
        <p className={styles.help}>
          No message? Check your spam folder, and that you entered the address of your account.{' '}
          <a href={href('forgotPassword')}>Try again</a>
        </p>
      </PageFrame>
    );
  return (
    <PageFrame title="Set a new password" problems={problems} problemTitle="No message was sent">
      <p className={styles.lead}>
        Enter the e-mail address of your staff account. We send you a link to set a new password, also when your account
        is locked after failed log-ins.
      </p>
      <form className={styles.form} method="post" action={href('forgotPassword')} noValidate>
        <input type="hidden" name="token" value={token} />
        <Field
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          problems={problems}
        />
        <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
          Send the link
        </Button>
      </form>
      <p className={styles.help}>
        <a href={href('login')}>Back to the log-in</a>
      </p>
    </PageFrame>
  );
}
