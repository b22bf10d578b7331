import type { SubscriptionForm } from '../../domain/subscription.ts';
import styles from './subscribe.module.css';

/** The error summary; each line links to its field. */
export const Problems = ({ problems }: Pick<SubscriptionForm, 'problems'>) =>
  problems.length > 0 && (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noAutofocus: after a refused submission the error summary is announced first
    <div className={styles.problems} role="group" tabIndex={-1} autoFocus aria-labelledby="problems">
      {/* inside the focused block: screen readers repeat an alert that is focused itself */}
      <div role="alert">
        <h2 id="problems">There is a problem</h2>
        <ul>
          {problems.map(({ field, text }) => (
            <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
          ))}
        </ul>
      </div>
    </div>
  );
