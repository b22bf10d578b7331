import { printedInstant } from '../../domain/printed-instant.ts';
import type { LoginOutcome, OwnAccount } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import styles from './account-page.module.css';

const outcomes: Record<LoginOutcome, string> = {
  accepted: 'Logged in',
  wrong_password: 'Wrong password',
  unknown_account: 'Unknown account',
  disabled_account: 'Account locked',
  too_many_attempts: 'Too many attempts',
};

/** The last log-ins of the account, so that its owner notices those of others. */
export const LoginList = ({ logins }: { logins: OwnAccount['logins'] }) => {
  const { timezone } = getRequestContext().tenant;
  return (
    <section className={styles.section} aria-labelledby="logins-title">
      <h2 id="logins-title">Recent log-ins</h2>
      <ul className={styles.list}>
        {logins.map(({ at, outcome, browser, address }) => (
          <li key={at} className={styles.entry}>
            <strong className={outcome === 'accepted' ? undefined : styles.failed}>{outcomes[outcome]}</strong>
            <span className={styles.facts}>{printedInstant(at, timezone)}</span>
            <span className={styles.facts}>{address ? `${browser}, ${address}` : browser}</span>
          </li>
        ))}
      </ul>
      <p className={styles.advice}>
        If one of them was not you, change your password. That logs out all other browsers.
      </p>
    </section>
  );
};
