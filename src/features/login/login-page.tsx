import type { PageProps } from '../../routing/page-props.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { LoggedIn } from './logged-in.tsx';
import { LoginFields } from './login-fields.tsx';
import styles from './login-page.module.css';
import { ProblemSummary } from './problem-summary.tsx';

/** Where staff of the college log in. The form is sent as plain HTML; `middleware/login` takes it. */
export default function LoginPage({ query }: PageProps<'login'>) {
  const { login, staff, tenant } = getRequestContext();
  if (!login) throw new Error('The login page needs the login middleware before it');
  const { problems } = login;
  const hasEnded = query.get('ended') === 'true' && problems.length === 0;

  return (
    <div className={styles.login}>
      <title>{`${problems.length > 0 ? 'Error: ' : ''}Staff log-in - ${tenant.name} Athletics`}</title>
      <meta name="robots" content="noindex" />
      {problems.length > 0 && <ProblemSummary problems={problems} />}
      <h1>Staff log-in</h1>
      {staff ? (
        <LoggedIn member={staff} login={login} />
      ) : (
        <>
          {hasEnded && (
            <p className={styles.ended} role="status">
              You are logged out.
            </p>
          )}
          <p className={styles.lead}>
            For staff of {tenant.name} who check pages before they are published. Fans need no account.
          </p>
          <LoginFields login={login} />
          <p className={styles.help}>
            The athletics web team makes the accounts and gives you a new password when you have lost yours.{' '}
            <a href={href('home')}>Back to the home page</a>
          </p>
        </>
      )}
    </div>
  );
}
