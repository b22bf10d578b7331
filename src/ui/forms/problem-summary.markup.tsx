import { defineMarkup } from '../markup/define-markup.ts';
import styles from './form.module.css';

type Props = {
  formId: number;
  notice: string | undefined;
  /** Messages by control. A map, so that the HTML, which may contain answers, is not cached. */
  problems: ReadonlyMap<string, string>;
};

/**
 * The errors above a form; each links to its control. It has the focus when the page opens. Without errors it is hidden, and
 * the script fills it in.
 */
const ProblemSummary = ({ formId, notice, problems }: Props) => {
  const isHidden = !notice && problems.size === 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      id={`problems-${formId}`}
      className={styles.summary}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the outcome of a submission is announced first
      autoFocus={!isHidden}
      aria-labelledby={`problems-${formId}-title`}
      hidden={isHidden}
    >
      {/* inside the focused block: screen readers repeat an alert that is focused itself */}
      <div role="alert">
        <h2 id={`problems-${formId}-title`}>There is a problem</h2>
        <p hidden={!notice}>{notice}</p>
        <ul hidden={problems.size === 0}>
          {[...problems].map(([control, message]) => (
            <li key={control}>
              <a href={`#${control}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

export const problemSummary = defineMarkup('ui/forms/problem-summary', ProblemSummary);
