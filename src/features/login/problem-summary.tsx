import type { LoginProblem } from '../../domain/staff.ts';
import styles from './login-page.module.css';

/** What is wrong with the form that was sent, before everything else; each line leads to its field. */
export const ProblemSummary = ({ problems }: { problems: readonly LoginProblem[] }) => (
  // biome-ignore lint/a11y/noAutofocus: the page answers a form; whoever sent it is read first why it came back
  <div className={styles.problems} role="alert" tabIndex={-1} autoFocus aria-labelledby="problems">
    <h2 id="problems">You are not logged in</h2>
    <ul>
      {problems.map(({ field, text }) => (
        <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
      ))}
    </ul>
  </div>
);
