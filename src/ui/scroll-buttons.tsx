import { Icon } from './icon.tsx';
import styles from './scroll-buttons.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** What names the `ScrollRegion` that they move, its `labelledBy`. */
  regionLabel: string;
  /** What it holds: 'games'. */
  of: string;
};

/** Previous and next for a row that scrolls; `ui/client/scroll-rows.ts` shows them where not everything fits. */
export const ScrollButtons = ({ regionLabel, of }: Props) => (
  <div className={styles.buttons}>
    {(['previous', 'next'] as const).map((name) => (
      <button key={name} type="button" aria-disabled="true" data-scroll={name} data-of={regionLabel}>
        <Icon name={name} />
        <VisuallyHidden>
          {name === 'previous' ? 'Previous' : 'Next'} {of}
        </VisuallyHidden>
      </button>
    ))}
  </div>
);
