import type { LoginForm, LoginProblem, StaffAccount } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { LogOut } from './log-out.tsx';
import { LoginFields } from './login-fields.tsx';
import styles from './login-page.module.css';

/** The staff login page. The plain HTML form is handled by `middleware/login`. */
export default function LoginPage() {
  const { login, staff, tenant, url } = getRequestContext();
  if (!login) throw new Error('The login page needs the login middleware before it');
  const { problems } = login;
  const hasEnded = url.searchParams.get('ended') === 'true' && problems.length === 0;

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

/** Shown instead of the form to logged-in staff. */
const LoggedIn = ({ member, login }: { member: StaffAccount; login: LoginForm }) => (
  <>
    <p className={styles.lead}>
      You are logged in as {member.name} ({member.email}).
    </p>
    <div className={styles.actions}>
      {/* full page load, so that hidden content is never part of a soft navigation */}
      <a href={login.returnTo ?? href('home')}>{login.returnTo ? 'Go on to the page' : 'Home page'}</a>
      <LogOut token={login.token} />
    </div>
  </>
);

/** The error summary at the top of the form; each line links to its field. */
const ProblemSummary = ({ problems }: { problems: readonly LoginProblem[] }) => (
  // biome-ignore lint/a11y/noAutofocus: after a failed submission the error summary is announced first
  <div className={styles.problems} role="alert" tabIndex={-1} autoFocus aria-labelledby="problems">
    <h2 id="problems">You are not logged in</h2>
    <ul>
      {problems.map(({ field, text }) => (
        <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
      ))}
    </ul>
  </div>
);
