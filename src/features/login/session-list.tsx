import { printedInstant } from '../../domain/printed-instant.ts';
import type { AccountForm, OwnAccount } from '../../domain/staff.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './account-page.module.css';
import { Field } from './field.tsx';

type Session = OwnAccount['sessions'][number];
type Props = { form: AccountForm; sessions: readonly Session[] };

/** The browsers that are logged in, and a form to log them out. */
export const SessionList = ({ form: { token, chosen, problems }, sessions }: Props) => {
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Where you are logged in</h2>
      <form method="post" action={href('hiddenAccount')} noValidate>
        <input type="hidden" name="token" value={token} />
        <ul className={styles.list} id="sessions">
          {sessions
            .filter(({ isThis }) => isThis)
            .map((session) => (
              <li key={session.id} className={styles.session}>
                <SessionFacts session={session} />
              </li>
            ))}
          {others.map((session) => (
            <li key={session.id}>
              <label className={styles.session} htmlFor={`session-${session.id}`}>
                <SessionFacts session={session} />
                <input
                  id={`session-${session.id}`}
                  type="checkbox"
                  name="session"
                  value={session.id}
                  defaultChecked={chosen.includes(session.id)}
                />
              </label>
            </li>
          ))}
        </ul>
        <div className={styles.confirm}>
          <Field
            name="current"
            label="Your password"
            hint="To log a browser out, confirm that it is you."
            type="password"
            autoComplete="current-password"
            problems={problems}
          />
          <div className={styles.actions}>
            {others.length > 0 && (
              <Button type="submit" name="intent" value="chosen" look={{ theme: 'light-theme' }}>
                Log out the selected browsers
              </Button>
            )}
            <Button type="submit" name="intent" value="everywhere" look={{ kind: 'alternate' }}>
              Log out everywhere
            </Button>
          </div>
        </div>
      </form>
    </section>
  );
};

const SessionFacts = ({ session: { isThis, browser, address, createdAt, lastSeenAt } }: { session: Session }) => {
  const { timezone } = getRequestContext().tenant;
  return (
    <span>
      <strong>{browser}</strong>
      {isThis && <span className={styles.mark}>This browser</span>}
      <span className={styles.facts}>
        {isThis ? 'Logged in' : 'Last used'} {printedInstant(isThis ? createdAt : lastSeenAt, timezone)}
      </span>
      {address && <span className={styles.facts}>Network address {address}</span>}
    </span>
  );
};
