import type { FormProblem } from '../../forms/check-answers.ts';
import styles from './form.module.css';

/** The error of a control; hidden if there is none. */
export const Problem = ({ control, problems }: { control: string; problems: readonly FormProblem[] }) => {
  const message = problems.find((problem) => problem.control === control)?.message;
  return (
    <p id={`${control}-problem`} className={styles.problem} data-problem-of={control} hidden={message === undefined}>
      {message}
    </p>
  );
};
