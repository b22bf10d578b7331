import type { SportChoice, SubscriptionForm } from '../../domain/subscription.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './subscribe.module.css';

type Props = { form: SubscriptionForm; sports: readonly SportChoice[] };

/** Address, name and teams; while an address is being confirmed, only the teams. */
export const SubscribeFields = ({ form: { step, email, name, sports: chosen, token, problems }, sports }: Props) => {
  const problemOf = (field: string) => problems.find((problem) => problem.field === field)?.text;
  return (
    <form className={styles.form} method="post" action={href('subscribe')} noValidate>
      {token && <input type="hidden" name="token" value={token} />}
      {step === 'request' && (
        <>
          <Field name="email" label="E-mail address" type="email" value={email} problem={problemOf('email')} />
          <Field name="name" label="Name (optional)" type="text" value={name} problem={problemOf('name')} />
          <p className={styles.trap} aria-hidden="true">
            <label htmlFor="website">Leave this field empty</label>
            <input id="website" name="website" tabIndex={-1} autoComplete="off" />
          </p>
        </>
      )}
      {sports.length > 0 && (
        <fieldset className={styles.sports}>
          <legend>Teams</legend>
          <p className={styles.hint}>Choose none to receive news of all teams.</p>
          <ul>
            {sports.map(({ id, title }) => (
              <li key={id}>
                <label>
                  <input type="checkbox" name="sport" value={id} defaultChecked={chosen.includes(id)} /> {title}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
        {step === 'choose' ? 'Confirm' : 'Subscribe'}
      </Button>
    </form>
  );
};

type FieldProps = {
  name: 'email' | 'name';
  label: string;
  type: 'email' | 'text';
  value: string;
  problem: string | undefined;
};

const Field = ({ name, label, type, value, problem }: FieldProps) => (
  <div className={styles.field}>
    <label htmlFor={name}>{label}</label>
    {problem && (
      <p className={styles.problem} id={`${name}-problem`}>
        {problem}
      </p>
    )}
    <input
      id={name}
      name={name}
      type={type}
      autoComplete={name}
      required={name === 'email'}
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${name}-problem` : undefined}
    />
  </div>
);
