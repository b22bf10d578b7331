import type { AccountProblem } from '../../domain/staff.ts';
import styles from './login-page.module.css';

/** The error summary at the top of a form; each line links to its field. */
export const ProblemSummary = ({ title, problems }: { title: string; problems: readonly AccountProblem[] }) => (
  // biome-ignore lint/a11y/noAutofocus: after a failed submission the error summary is announced first
  <div className={styles.problems} role="alert" tabIndex={-1} autoFocus aria-labelledby="problems">
    <h2 id="problems">{title}</h2>
    <ul>
      {problems.map(({ field, text }) => (
        <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
      ))}
    </ul>
  </div>
);
