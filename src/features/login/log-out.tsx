import { href } from '../../routes.ts';
import styles from './log-out.module.css';

/** Ends the session, also without JavaScript. `token` is the one of the session's forms. */
export const LogOut = ({ token }: { token: string }) => (
  <form method="post" action={href('login')}>
    <input type="hidden" name="token" value={token} />
    <button className={styles.button} type="submit" name="intent" value="log-out">
      Log out
    </button>
  </form>
);
