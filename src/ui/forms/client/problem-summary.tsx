import type { FormProblem } from '../../../domain/forms/check-answers.ts';
import styles from '../form.module.css';
import { Focused } from './focused.tsx';

type Props = { notice: string | undefined; problems: readonly FormProblem[]; focusKey: string };

/** The errors above a form; each links to its control. */
export const ProblemSummary = ({ notice, problems, focusKey }: Props) => (
  <Focused labelledBy="form-problems" className={styles.summary} focusKey={focusKey}>
    {/* inside the focused block: screen readers repeat an alert that is focused itself */}
    <div role="alert">
      <h2 id="form-problems">There is a problem</h2>
      {notice && <p>{notice}</p>}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ control, message }) => (
            <li key={control}>
              <a href={`#${control}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </Focused>
);
