import styles from './splash-actions.module.css';

type Props = {
  /** Where to go without JavaScript, and after; a splash over a page only closes. */
  homeHref?: string;
  onDismiss: (skip: 'snoozed' | 'permanent') => void;
};

const choices = [
  ['snoozed', 'Continue to Home'],
  ['permanent', 'Skip Permanently'],
] as const;

/** The two ways out of a splash: for four hours, and for good. */
export const SplashActions = ({ homeHref, onDismiss }: Props) => (
  <p className={styles.actions}>
    {choices.map(([skip, label]) =>
      homeHref === undefined ? (
        <button key={skip} type="button" data-skip={skip} onClick={() => onDismiss(skip)}>
          {label}
        </button>
      ) : (
        <a key={skip} href={homeHref} data-skip={skip} onClick={() => onDismiss(skip)}>
          {label}
        </a>
      ),
    )}
  </p>
);
