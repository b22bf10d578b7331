import type { LoginForm, LoginProblem } from '../../domain/staff.ts';
import { href } from '../../routing/routes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './login-page.module.css';

/** The login form, validated by the server: messages appear beside their field and in the summary. */
export const LoginFields = ({ login: { token, returnTo, email, problems } }: { login: LoginForm }) => {
  const problemOf = (field: LoginProblem['field']) => problems.find((problem) => problem.field === field)?.text;
  return (
    <form className={styles.form} method="post" action={href('login')} noValidate>
      <input type="hidden" name="token" value={token} />
      {returnTo && <input type="hidden" name="return" value={returnTo} />}
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="username"
        value={email}
        problem={problemOf('email')}
      />
      <Field
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        problem={problemOf('password')}
      />
      <Button type="submit" look={{ theme: 'light-theme', size: 'large' }}>
        Log in
      </Button>
    </form>
  );
};

type FieldProps = {
  name: 'email' | 'password';
  label: string;
  type: 'email' | 'password';
  autoComplete: 'username' | 'current-password';
  value?: string;
  problem: string | undefined;
};

const Field = ({ name, label, type, autoComplete, value, problem }: FieldProps) => (
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
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${name}-problem` : undefined}
    />
  </div>
);
