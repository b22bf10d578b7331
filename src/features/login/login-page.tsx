import type { LoginForm, StaffAccount } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { LogOut } from './log-out.tsx';
import { LoginCode } from './login-code.tsx';
import { LoginFields } from './login-fields.tsx';
import styles from './login-page.module.css';
import { PageFrame } from './page-frame.tsx';

/** The staff login page. The plain HTML form is handled by `middleware/login`. */
export default function LoginPage() {
  const { login, staff } = getRequestContext();
  if (!login) throw new Error('The login page needs the login middleware before it');
  return (
    <PageFrame title="Staff log-in" problems={login.problems} problemTitle="You are not logged in">
      {login.step === 'code' ? (
        <LoginCode login={login} />
      ) : staff ? (
        staff.mayWrite ? (
          <LoggedIn member={staff} login={login} />
        ) : (
          <LogInAgain member={staff} login={login} />
        )
      ) : (
        <LogIn login={login} />
      )}
    </PageFrame>
  );
}

const LogIn = ({ login }: { login: LoginForm }) => {
  const { tenant, url } = getRequestContext();
  const notice = noticeOf(url);
  return (
    <>
      {notice && login.problems.length === 0 && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      <p className={styles.lead}>
        For staff of {tenant.name} who check pages before they are published. Fans need no account.
      </p>
      <LoginFields login={login} />
      <div className={styles.help}>
        <p>
          <a href={href('forgotPassword')}>Forgot your password, or locked out?</a>
        </p>
        <p>
          The athletics web team makes the accounts. <a href={href('home')}>Back to the home page</a>
        </p>
      </div>
    </>
  );
};

const noticeOf = ({ searchParams }: URL): string | undefined => {
  if (searchParams.get('changed') === 'true') return 'Your new password is set. Log in with it now.';
  return searchParams.get('ended') === 'true' ? 'You are logged out.' : undefined;
};

/** Shown to staff whose session was idle for half an hour and may no longer write. */
const LogInAgain = ({ member: { name, email }, login }: { member: StaffAccount; login: LoginForm }) => (
  <>
    <p className={styles.lead}>
      You were away for more than half an hour, {name}. To change anything, enter the password of {email} again.
    </p>
    <LoginFields login={login} email={email} />
    <div className={styles.help}>
      <p>Someone else? Log out first.</p>
      <LogOut token={login.token} />
    </div>
  </>
);

/** Shown instead of the form to logged-in staff. */
const LoggedIn = ({ member, login }: { member: StaffAccount; login: LoginForm }) => (
  <>
    <p className={styles.lead}>
      You are logged in as {member.name} ({member.email}).
    </p>
    <div className={styles.actions}>
      {/* full page loads, so that hidden content is never part of a soft navigation */}
      <a href={login.returnTo ?? href('home')}>{login.returnTo ? 'Go on to the page' : 'Home page'}</a>
      <a href={href('hiddenAccount')}>Your account</a>
      <LogOut token={login.token} />
    </div>
  </>
);
