import { printedInstant } from '../../domain/printed-instant.ts';
import type { AccountForm, LoginOutcome, OwnAccount } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './account-page.module.css';
import { LogOut } from './log-out.tsx';
import { PageFrame } from './page-frame.tsx';
import { SessionList } from './session-list.tsx';

const outcomes: Record<LoginOutcome, string> = {
  accepted: 'Logged in',
  wrong_password: 'Wrong password',
  unknown_account: 'Unknown account',
  disabled_account: 'Account locked',
  too_many_attempts: 'Too many attempts',
  unknown_token: 'Unknown token',
  wrong_code: 'Wrong code',
};

/** The last log-ins of the account, so that its owner notices those of others. */
const LoginList = ({ logins }: { logins: OwnAccount['logins'] }) => {
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

type Props = { data: { form: AccountForm; account: OwnAccount } };

const doneTexts = {
  password: 'Your password has changed. All other browsers are logged out.',
  sessions: 'The sessions have ended.',
  factor: 'Two-step log-in is off.',
  refused: 'Your role does not include that page. Ask an administrator of the college for it.',
};

/** The account of the logged-in member: password, sessions and last log-ins. */
export default function AccountPage({ data: { form, account } }: Props) {
  const { staff } = getRequestContext();
  const { done, problems } = form;
  return (
    <PageFrame title="Your account" problems={problems} problemTitle="No session has ended" wide>
      {done && (
        <p className={styles.notice} role="status">
          {doneTexts[done]}
        </p>
      )}
      <div className={styles.head}>
        <p>
          <strong>{staff?.name}</strong>
          <br />
          {staff?.email}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={href('hiddenPassword')} look={{ kind: 'alternate' }}>
            Change your password
          </ButtonLink>
          <ButtonLink href={href('hiddenFactor')} look={{ kind: 'alternate' }}>
            Two-step log-in: {account.hasFactor ? 'on' : 'off'}
          </ButtonLink>
          {staff && <LogOut token={staff.formToken} />}
        </div>
      </div>
      <SessionList form={form} sessions={account.sessions} />
      <LoginList logins={account.logins} />
    </PageFrame>
  );
}
