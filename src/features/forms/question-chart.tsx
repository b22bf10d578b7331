import type { QuestionResult } from '../../forms/survey-results.ts';
import { counted } from '../../web/counted.ts';
import styles from './form-page.module.css';

const number = new Intl.NumberFormat('en-US');
const average = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });

/** The answer counts of a question as a table with a bar in each row; percentages are of those who answered it. */
export const QuestionChart = ({ question }: { question: QuestionResult }) => {
  const { fieldId, title, answered, isMultiple, options } = question;
  const most = Math.max(...options.map(({ count }) => count));
  return (
    <section className={styles.question} aria-labelledby={`question-${fieldId}`}>
      <h2 id={`question-${fieldId}`}>{title}</h2>
      <p className={styles.lead}>
        {counted(answered, 'answer')}
        {isMultiple && '; several choices were possible'}
      </p>
      {question.average !== undefined && <p className={styles.average}>Average {average.format(question.average)}</p>}
      {options.length > 0 && (
        <table className={styles.chart} aria-labelledby={`question-${fieldId}`}>
          <thead>
            <tr>
              <th scope="col">Answer</th>
              <td className={styles.bar} />
              <th scope="col">Count</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {options.map((option) => (
              <tr key={option.title}>
                <th scope="row">{option.title}</th>
                <td className={styles.bar}>
                  <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(option.count / most) * 100} height="8" />
                  </svg>
                </td>
                <td>{number.format(option.count)}</td>
                <td>{percent.format(option.count / answered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
