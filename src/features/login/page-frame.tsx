import type { ReactNode } from 'react';

import type { AccountProblem } from '../../domain/staff.ts';
import { documentTitle } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import styles from './login-page.module.css';

type Props = {
  title: string;
  problems: readonly AccountProblem[];
  /** What the problems have prevented. */
  problemTitle?: string;
  wide?: boolean;
  children: ReactNode;
};

/** A page of the log-in or an account: its title, and the problems of its form. */
export const PageFrame = ({ title, problems, problemTitle = 'There is a problem', wide = false, children }: Props) => {
  const { tenant } = getRequestContext();
  return (
    <div className={wide ? `${styles.login} ${styles.wide}` : styles.login}>
      <title>{documentTitle(`${problems.length > 0 ? 'Error: ' : ''}${title}`, tenant)}</title>
      <meta name="robots" content="noindex" />
      {problems.length > 0 && <ProblemSummary title={problemTitle} problems={problems} />}
      <h1>{title}</h1>
      {children}
    </div>
  );
};

/** The error summary at the top of a form; each line links to its field. */
const ProblemSummary = ({ title, problems }: { title: string; problems: readonly AccountProblem[] }) => (
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
