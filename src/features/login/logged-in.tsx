import type { LoginForm, StaffMember } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { LogOut } from './log-out.tsx';
import styles from './login-page.module.css';

/** In place of the form for somebody who is logged in already. */
export const LoggedIn = ({ member, login }: { member: StaffMember; login: LoginForm }) => (
  <>
    <p className={styles.lead}>
      You are logged in as {member.name} ({member.email}).
    </p>
    <div className={styles.actions}>
      {/* a whole page load: what a session may see is no soft navigation away from what everybody sees */}
      <a href={login.returnTo ?? href('home')}>{login.returnTo ? 'Go on to the page' : 'Home page'}</a>
      <LogOut token={login.token} />
    </div>
  </>
);
