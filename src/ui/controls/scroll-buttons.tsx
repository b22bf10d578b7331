import { Icon } from '../media/icon.tsx';
import styles from './scroll-buttons.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type Props = {
  /** `labelledBy` of the `ScrollRegion` that they scroll. */
  regionLabel: string;
  /** The content of the region: 'games'. */
  of: string;
};

/** Previous and next buttons of a row; `ui/client/scroll-rows.ts` shows them if the row overflows. */
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
