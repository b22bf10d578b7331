import type { AccountProblem } from '../../domain/staff.ts';
import styles from './login-page.module.css';

type Props = {
  name: string;
  label: string;
  hint?: string;
  type: 'email' | 'password' | 'text';
  autoComplete: 'username' | 'current-password' | 'new-password' | 'one-time-code' | 'off';
  inputMode?: 'numeric';
  isOptional?: boolean;
  value?: string;
  problems: readonly AccountProblem[];
};

/** A labeled input with its hint and its problem. */
export const Field = ({
  name,
  label,
  hint,
  type,
  autoComplete,
  inputMode,
  isOptional = false,
  value,
  problems,
}: Props) => {
  const problem = problems.find(({ field }) => field === name)?.text;
  const descriptions = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
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
        inputMode={inputMode}
        autoCapitalize="none"
        spellCheck={false}
        required={!isOptional}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
      />
    </div>
  );
};
