import type { ReactNode } from 'react';

import type { AccountProblem } from '../../domain/staff.ts';
import { documentTitle } from '../../domain/tenant.ts';
import { getRequestContext } from '../../routing/request-context.ts';
import styles from './login-page.module.css';
import { ProblemSummary } from './problem-summary.tsx';

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
